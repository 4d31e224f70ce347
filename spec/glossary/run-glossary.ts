import { parseArgs } from 'node:util'
import { loadFlows } from '../machines.ts'
import { readSources } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { formatMarkdown, writeOutputs } from '../write-outputs.ts'
import { findUses } from './find-uses.ts'
import { writeGlossary } from './write-glossary.ts'

const file = 'docs/glossary.md'

/** `glossary [--check]`: the sentences of all states and the features that say them. */
export async function runGlossary(argv: ReadonlyArray<string>): Promise<Report> {
  const { values } = parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } })
  const uses = findUses(readSources('features/**/*.feature'))
  const text = await formatMarkdown(file, writeGlossary(await loadFlows(), uses))
  return writeOutputs([{ file, text }], values.check)
}
