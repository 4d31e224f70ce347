import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { runProcess, runScript } from '../run-process.ts'
import { printLine } from '../command.ts'

const debianPackages = ['chromium-headless-shell', 'chromium']

export async function fetchBrowser(): Promise<string[]> {
  if (await downloadWithPlaywright()) return [chromium.executablePath()]
  return installWithApt()
}

async function downloadWithPlaywright(): Promise<boolean> {
  printLine('Downloading Chromium for the browser tests… (about 170 MB, once)')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const { code } = await runScript([cli, 'install', 'chromium', '--no-shell'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    stallSeconds: 30,
    timeoutSeconds: 300,
  })
  if (code !== 0) printLine('  the download did not work from here')
  return code === 0
}

async function installWithApt(): Promise<string[]> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  printLine("Installing Debian's Chromium package…")
  const options = { timeoutSeconds: 600, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runProcess('apt-get', ['update', '-q'], options)
  for (const name of debianPackages) {
    const { code, output } = await runProcess('apt-get', ['install', '-y', '-q', name], options)
    if (code === 0) return [`/usr/bin/${name}`]
    printLine(`  apt-get could not install ${name}: ${output.trim().split('\n').at(-1) ?? ''}`)
  }
  return []
}
