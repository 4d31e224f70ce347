import { parseArgs } from 'node:util'
import { loadFlows } from '../machines.ts'
import { readSources } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { formatMarkdown, writeOutputs, type Output } from '../write-outputs.ts'
import { findTerms } from './find-terms.ts'
import { findUses } from './find-uses.ts'
import { readTerms } from './terms.ts'
import { writeGlossary } from './write-glossary.ts'
import { writeStates } from './write-states.ts'

const writeAll = async (): Promise<ReadonlyArray<Output>> => {
  const features = readSources('features/**/*.feature')
  const terms = readTerms()
  const texts = [
    ['docs/glossary.md', writeGlossary(terms, findTerms(terms, features))],
    ['docs/states.md', writeStates(await loadFlows(), findUses(features))],
  ] as const
  return Promise.all(texts.map(async ([file, text]) => ({ file, text: await formatMarkdown(file, text) })))
}

/** `glossary [--check]`: the terms of the business with their rules, and the sentences of all states. */
export async function runGlossary(argv: ReadonlyArray<string>): Promise<Report> {
  const { values } = parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } })
  return writeOutputs(await writeAll(), values.check)
}
