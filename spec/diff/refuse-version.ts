import { CommandProblem } from '#scripts/command.ts'
import { refuseName } from '#scripts/names/names.ts'

const maxNamed = 4

export type Versions = {
  readonly branches: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
  readonly latest: string
  readonly commits: number
}

function listNames(kind: string, names: ReadonlyArray<string>) {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : ''
  return names.length === 0 ? '' : `${kind} (${names.slice(0, maxNamed).join(', ')}${more})`
}

export function refuseVersion(ref: string, { branches, tags, latest, commits }: Versions): never {
  const steps = /^(?:HEAD|@)~(\d+)$/.exec(ref)?.[1]
  if (steps !== undefined && commits > 0)
    throw new CommandProblem(`${ref} lies before the first of the ${commits} commits: HEAD~${commits - 1} at most.`)
  const given = [
    `a commit (${latest})`,
    'a step back from the latest (HEAD~5)',
    listNames('a branch', branches),
    listNames('a tag', tags),
  ].filter((each) => each !== '')
  const none = tags.length === 0 ? ' There are no tags here.' : ''
  refuseName(`There is no version "${ref}". Give ${given.slice(0, -1).join(', ')} or ${given.at(-1)}.${none}`, ref, [
    ...branches,
    ...tags,
  ])
}
