import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import type { Report } from './report.ts'

/** A generated file. `text` is null for a file that is to go. */
export type Output = { readonly file: string; readonly text: string | null }

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function write({ file, text }: Output) {
  if (text === null) return rmSync(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Markdown as the formatter of this project leaves it, so that a generated file passes its check. */
export async function formatMarkdown(file: string, text: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, ...options } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))
  return (await format(file, text, options as FormatConfig)).code
}

/** Writes the files that changed; with `check` it writes nothing, names them and ends with 1. */
export function writeOutputs(outputs: ReadonlyArray<Output>, check: boolean): Report {
  const changed = outputs.filter(({ file, text }) => readIfThere(file) !== text)
  if (!check) changed.forEach(write)
  const verb = check ? 'would change' : 'wrote'
  const lines = changed.map(({ file, text }) => `${text === null && !check ? 'removed' : verb} ${file}`)
  return { lines: lines.length > 0 ? lines : ['up to date'], code: check ? Math.min(changed.length, 1) : 0 }
}
