import type { Pickle } from '@cucumber/messages'
import { parseFeature } from '#spec/parse-feature.ts'
import { readSources, type Source } from '#spec/files.ts'
import { isInSection } from '#spec/requirements.ts'
import { count } from '#spec/report.ts'
import { CommandProblem } from '../command.ts'
import { refuseName, isFlowFile, isPart } from './names.ts'

export type Example = { readonly file: string; readonly line: number; readonly tags: ReadonlyArray<string> }

export type Examples = {
  readonly examples: ReadonlyArray<Example>
  readonly places: ReadonlyArray<string>
  readonly says: string
}

const toExample = ({ uri, location, tags }: Pickle): Example => ({
  file: uri,
  line: location?.line ?? 1,
  tags: tags.map(({ name }) => name),
})

export const listExamples = (sources: ReadonlyArray<Source> = readSources('features/**/*.feature')): Example[] =>
  sources.flatMap(({ file, text }) => parseFeature(file, text).pickles.map(toExample))

export const toPlaces = (examples: ReadonlyArray<Example>): string[] =>
  [...Map.groupBy(examples, ({ file }) => file)].map(([file, each]) =>
    [file, ...each.map(({ line }) => line)].join(':'),
  )

const isPath = (name: string) => /^(?:\.\/)?features(?:\/|$)/.test(name)

function containsExample(path: string, { file, line }: Example): boolean {
  const [place = '', ...lines] = path.replace(/^\.\//, '').replace(/\/$/, '').split(':')
  if (file !== place && !file.startsWith(`${place}/`)) return false
  return lines.length === 0 || lines.includes(String(line))
}

function matchesName(name: string, example: Example): boolean {
  if (isPath(name)) return containsExample(name, example)
  if (name.startsWith('@')) return example.tags.includes(name)
  if (isPart(name)) return example.tags.some((tag) => isInSection(tag.slice(1), name))
  return isFlowFile(name, example.file)
}

function listKnownNames(examples: ReadonlyArray<Example>): ReadonlyArray<string> {
  const files = examples.flatMap(({ file }) => file.replace('.feature', '').split('/').slice(1))
  return [...new Set([...files, ...examples.flatMap(({ tags }) => tags)])]
}

/** Names: a flow, capability, path, tag or requirement. @throws {CommandProblem} when a name matches nothing */
export function findExamples(
  names: ReadonlyArray<string>,
  {
    isInMemory,
    sources = readSources('features/**/*.feature'),
  }: { isInMemory: boolean; sources?: ReadonlyArray<Source> },
): Examples {
  const all = listExamples(sources)
  const found = names.map((name) => ({ name, meant: all.filter((example) => matchesName(name, example)) }))
  for (const { name, meant } of found)
    if (meant.length === 0)
      refuseName(
        `No example is meant by "${name}": name a flow, a file, a tag or a requirement.`,
        name,
        listKnownNames(all),
      )
  const meant = [...new Set(found.flatMap((each) => each.meant))]
  const runnableExamples = isInMemory ? meant.filter(({ tags }) => !tags.includes('@screen')) : meant
  if (runnableExamples.length === 0)
    throw new CommandProblem(`Only a screen tells that: npm run features:browser -- ${names.join(' ')}`)
  const files = [...new Set(runnableExamples.map(({ file }) => file))]
  const omittedCount = meant.length - runnableExamples.length
  return {
    examples: runnableExamples,
    places: toPlaces(runnableExamples),
    says: `${count(runnableExamples.length, 'example')} of ${files.join(', ')}${omittedCount > 0 ? `; ${omittedCount} more ${omittedCount === 1 ? 'is' : 'are'} told on the screen only` : ''}.`,
  }
}
