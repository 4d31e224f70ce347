import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '#scripts/system/find-browser.ts'
import { runScript } from '#scripts/run-process.ts'
import { CommandProblem } from '#scripts/command.ts'
import type { LighthouseReport } from './report.ts'

const lighthouseCliPath = () => fileURLToPath(new URL('../cli/index.js', import.meta.resolve('lighthouse')))

type LighthouseOptions = { readonly address: string; readonly skipped: ReadonlyArray<string> }

export async function runLighthouse({ address: url, skipped }: LighthouseOptions): Promise<LighthouseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  const path = join(folder, 'report.json')
  const { output } = await runScript(
    [
      lighthouseCliPath(),
      url,
      '--output=json',
      `--output-path=${path}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
      ...skipped.map((audit) => `--skip-audits=${audit}`),
    ],
    { env: { CHROME_PATH: await findBrowser() }, timeoutSeconds: 180 },
  )
  try {
    return requireMeasured(url, JSON.parse(readFileSync(path, 'utf8')) as LighthouseReport)
  } catch (cause) {
    if (cause instanceof CommandProblem) throw cause
    throw new CommandProblem(`Lighthouse has left no report of ${url}:\n${output}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function requireMeasured(url: string, report: LighthouseReport): LighthouseReport {
  if (report.runtimeError)
    throw new CommandProblem(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`)
  return report
}
