import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { fetchBrowser } from './fetch-browser.ts'
import { runProcess } from '../run-process.ts'
import { CommandProblem } from '../command.ts'
import { listSystemBrowsers } from './system-browsers.ts'

export async function findBrowser(): Promise<string> {
  const path = await locateBrowser()
  process.env['CHROMIUM'] = path
  return path
}

async function locateBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM']
  if (chosen) return requireStart(chosen)
  return (
    (await findWorkingBrowser([chromium.executablePath(), ...listSystemBrowsers()])) ??
    (await findWorkingBrowser(await fetchBrowser())) ??
    stopWithoutBrowser()
  )
}

async function requireStart(path: string): Promise<string> {
  if (await starts(path)) return path
  throw new CommandProblem(
    `CHROMIUM names ${path}, which does not start. Set it to the path of a Chromium, Chrome or Edge, or leave it unset.`,
  )
}

async function findWorkingBrowser(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

/** Chrome on Windows opens a window on `--version`, so there the file's existence must do. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return (await runProcess(path, ['--version', '--no-sandbox'], { timeoutSeconds: 20 })).code === 0
}

function stopWithoutBrowser(): never {
  throw new CommandProblem(
    'The browser tests need Chromium, and none was found or could be fetched. ' +
      'Install Chromium, Chrome or Edge, or set CHROMIUM to the path of one, and run the same command again.',
  )
}
