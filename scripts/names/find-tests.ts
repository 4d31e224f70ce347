import { basename } from 'node:path'
import { readSources, type Source } from '#spec/files.ts'
import { isInSection } from '#spec/requirements.ts'
import { readTestTitles } from '#spec/trace/test-titles.ts'
import { CommandProblem } from '../command.ts'
import { refuseName, isFlowFile, isPart } from './names.ts'

export type Tests = {
  readonly files: ReadonlyArray<string>
  readonly options: ReadonlyArray<string>
  readonly says: string
}

const patterns = {
  unit: ['{src,machines,spec,scripts,steps,bench,faults,lint,assets}/**/*.test.{ts,tsx}'],
  paths: ['steps/*/paths.ts', 'steps/screen/*.screen.ts'],
}

export const listTests = (project: keyof typeof patterns): string[] =>
  readSources(...patterns[project]).map(({ file }) => file)

type ResolvedTests = { readonly files: ReadonlyArray<string>; readonly ids: ReadonlyArray<string> }

function resolveName(name: string, sources: ReadonlyArray<Source>): ResolvedTests {
  if (isPart(name)) {
    const mentions = sources.flatMap(readTestTitles).filter(({ id }) => isInSection(id, name))
    return { files: mentions.map(({ file }) => file), ids: mentions.map(({ id }) => id) }
  }
  const path = name.replace(/^\.\//, '').replace(/\/$/, '')
  const files = sources.map(({ file }) => file)
  return {
    files: files.filter((file) => file === path || file.startsWith(`${path}/`) || isFlowFile(name, file)),
    ids: [],
  }
}

const listKnownNames = (sources: ReadonlyArray<Source>) => [
  ...new Set(sources.flatMap(({ file }) => [...file.split('/').slice(0, -1), basename(file).split('.')[0] ?? ''])),
]

/** @throws {CommandProblem} when a name matches nothing, or requirement ids and other names are mixed */
export function findTests(
  project: keyof typeof patterns,
  names: ReadonlyArray<string>,
  sources: ReadonlyArray<Source> = readSources(...patterns[project]),
): Tests {
  const found = names.map((name) => ({ name, ...resolveName(name, sources) }))
  for (const { name, files } of found)
    if (files.length === 0)
      refuseName(`No test is meant by "${name}": name a flow, a file or a requirement.`, name, listKnownNames(sources))
  const files = [...new Set(found.flatMap((each) => each.files))]
  const ids = [...new Set(found.flatMap((each) => each.ids))]
  if (ids.length > 0 && found.some((each) => each.ids.length === 0))
    throw new CommandProblem(
      'Name requirements or files, not both: of a file every test is run, of a requirement its own.',
    )
  return {
    files,
    options:
      ids.length > 0 ? ['--testNamePattern', ids.map((id) => `\\[${id.replaceAll('.', '\\.')}\\]`).join('|')] : [],
    says: `${ids.length > 0 ? 'The tests of the requirement in' : 'Every test of'} ${files.join(', ')}.`,
  }
}
