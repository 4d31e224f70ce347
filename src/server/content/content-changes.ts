import { contentNames, type ContentName } from '#contract/entity-names.ts'
import type { ImportRows } from './content-tables.ts'
import type { EntityPlan } from './plan-import.ts'

export type EntityChanges = {
  readonly name: ContentName
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly stored: number
  readonly unchanged: number
  readonly staying: number
  readonly isReordered: boolean
}

export const countChanges = ({ added, changed, removed, stored, ...plan }: EntityPlan): EntityChanges => ({
  ...plan,
  added: added.size,
  changed: changed.size,
  removed: removed.size,
  stored: stored.length,
})

const noChange = { added: 0, changed: 0, removed: 0, stored: 0, unchanged: 0, staying: 0, isReordered: false }

export const countAdded = (rows: ImportRows): ReadonlyArray<EntityChanges> =>
  contentNames.flatMap((name) => (rows[name] ? [{ ...noChange, name, added: rows[name].length }] : []))

const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`])

function formatCounts({ added, changed, removed, stored, isReordered }: EntityChanges): ReadonlyArray<string> {
  return [
    ...counted(added, 'added'),
    ...counted(changed, 'changed'),
    ...(removed === 0 ? [] : [`${removed} of ${stored} removed`]),
    ...(isReordered ? ['in another order'] : []),
  ]
}

export const describeChanges = (changes: EntityChanges): string =>
  `${changes.name}: ${
    [
      ...formatCounts(changes),
      ...counted(changes.unchanged, 'unchanged'),
      ...counted(changes.staying, 'not in the file stay'),
    ].join(', ') || 'no rows'
  }`

export function summarizeChanges(all: ReadonlyArray<EntityChanges>): string {
  const parts = all.flatMap((changes) => {
    const done = formatCounts(changes)
    return done.length === 0 ? [] : [`${changes.name}: ${done.join(', ')}`]
  })
  return parts.join('; ') || 'nothing changed'
}

const isLarge = ({ removed, stored }: EntityChanges) => removed > 2 && removed * 10 > stored

export const countRemoved = (all: ReadonlyArray<EntityChanges>): number =>
  all.reduce((sum, { removed }) => sum + removed, 0)

export const needsNumber = (all: ReadonlyArray<EntityChanges>): boolean => all.some(isLarge)

function judgeRemoval(all: ReadonlyArray<EntityChanges>, number: number | null): ReadonlyArray<string> {
  const removed = countRemoved(all)
  if (number === removed) return []
  if (number !== null)
    return [
      `--remove ${number} was given, and ${removed} rows would be removed: give --remove ${removed} if that is meant`,
    ]
  return all
    .filter(isLarge)
    .map(
      ({ name, removed: some, stored }) =>
        `${name}: ${some} of ${stored} rows would be removed: give --remove ${removed} if that is meant`,
    )
}

export const createRemovalJudge = (remove: number | null) => (all: ReadonlyArray<EntityChanges>) =>
  judgeRemoval(all, remove)
