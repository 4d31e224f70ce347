import { parseArgs } from 'node:util'
import type { Report } from '../report.ts'
import { refuseName } from '#scripts/names/names.ts'
import { CommandProblem } from '#scripts/command.ts'
import { findAbout, joinWords, filterDifference, listKnownNames } from './about.ts'
import { compareVersions, readVersion, type Difference, type Read } from './compare-versions.ts'
import { isVersion, openVersion, openWorkingTree } from './open-version.ts'
import { printDifference } from './print-difference.ts'
import { readRange, type Range } from './read-range.ts'
import { byCharts } from './summarize.ts'
import { writePage } from './write-page.ts'
import { writeOutputFile } from '../files.ts'

const options = {
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  html: { type: 'string' },
  about: { type: 'string', multiple: true },
} as const

const usage =
  'Name a version, or two: npm run spec -- diff HEAD~5, or npm run spec -- diff HEAD~40..HEAD~5; then what it is about, or nothing: npm run spec -- diff HEAD~5 job-alert'

const legend = ['Signs: + came, - went, ~ changed; in a sentence [-what went-] {+what came+}.', byCharts]

type DiffQuery = { readonly words: ReadonlyArray<string>; readonly about: ReadonlyArray<string> }

function narrow({ words, about: given }: DiffQuery, versions: readonly [Read, Read], repository: string): Difference {
  const difference = compareVersions(...versions)
  const names = [...(words.length > 0 ? joinWords(words, versions) : []), ...given]
  if (names.length === 0) return difference
  const { about, unknown } = findAbout(names, versions)
  for (const name of unknown) {
    if (isVersion(name, repository))
      throw new CommandProblem(`"${name}" is a version: two of them are named with two dots between, as in v1..v2.`)
    const sentence = `Nothing is called "${name}" in either version: name a flow, a feature, a capability or a requirement.`
    refuseName(sentence, name, listKnownNames(versions))
  }
  return { ...filterDifference(difference, about), about: names }
}

export async function compareRefs(
  { before, now }: Range,
  repository = '.',
  asked: DiffQuery = { words: [], about: [] },
) {
  const old = openVersion(before, repository)
  try {
    const recent = now === null ? openWorkingTree(repository) : openVersion(now, repository)
    try {
      return narrow(asked, await Promise.all([readVersion(old), readVersion(recent)]), repository)
    } finally {
      recent.close()
    }
  } finally {
    old.close()
  }
}

/** Exit code 2 when a version or a name does not exist; a difference is no failure. */
export async function runDiff(argv: ReadonlyArray<string>, repository = '.'): Promise<Report> {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const [range, ...words] = positionals
  if (range === undefined) return { lines: [usage], code: 2 }
  const asked = { words, about: values.about ?? [] }
  const difference = await compareRefs(readRange(range, repository), repository, asked)
  if (values.html !== undefined) writeOutputFile(values.html, writePage(difference))
  if (values.json) return { lines: [JSON.stringify(difference, null, 2)], code: 0 }
  if (values.html !== undefined) return { lines: [`wrote ${values.html}`], code: 0 }
  return { lines: [...printDifference(difference, values.all), ...legend], code: 0 }
}
