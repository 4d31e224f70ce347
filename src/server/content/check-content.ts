import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { checkMeaning } from './check-meaning.ts'
import { checkKindCounts } from './check-kind-counts.ts'
import { checkOffices } from './check-offices.ts'
import { checkRows } from './check-rows.ts'
import { noExistingContent, type ExistingContent } from './existing-content.ts'
import type { CheckedTables, ContentTables, ImportRows, SourceTables } from './content-tables.ts'
import { sanitizeFields } from './sanitize-fields.ts'

export type CheckOptions = {
  readonly existing?: ExistingContent
  readonly prune?: boolean
  readonly sources?: SourceTables
}

export type CheckedContent = {
  readonly rows: ImportRows
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

const listEntityNames = (given: ContentTables) => contentNames.filter((name) => given[name] !== undefined)

const clean = <Name extends ContentName>(name: Name, checked: CheckedTables) =>
  (checked[name] ?? []).map(({ row }) => sanitizeFields(name, row))

export function checkContent(
  given: ContentTables,
  { existing = noExistingContent, prune = false, sources = {} }: CheckOptions = {},
): CheckedContent {
  const names = listEntityNames(given)
  const each = names.map((name) => [name, checkRows(name, given[name] ?? [], sources[name])] as const)
  const checked = Object.fromEntries(each.map(([name, { rows }]) => [name, rows])) as CheckedTables
  const context = { existing, prune, sources }
  const offices = checkOffices(given, checked, context)
  return {
    rows: Object.fromEntries(names.map((name) => [name, clean(name, checked)])),
    problems: [
      ...each.flatMap(([, { problems }]) => problems),
      ...checkMeaning(given, checked, sources),
      ...checkKindCounts(given, checked, context),
      ...offices.problems,
    ],
    notes: [...each.flatMap(([, { notes }]) => notes), ...offices.notes],
  }
}
