import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { checkMeaning } from './check-meaning.ts'
import { checkKindCounts } from './check-kind-counts.ts'
import { checkOffices } from './check-offices.ts'
import { checkRows } from './check-rows.ts'
import { describeFindings, findInRow } from './content-findings.ts'
import { noExistingContent, type ExistingContent } from './existing-content.ts'
import {
  sourceFileName,
  type CheckedTables,
  type ContentTables,
  type ImportRows,
  type SourceTables,
} from './content-tables.ts'
import { sanitizeRow } from './sanitize-fields.ts'
import { unifyStates } from './state-spellings.ts'

export type CheckOptions = {
  readonly existing?: ExistingContent
  readonly prune?: boolean
  readonly sources?: SourceTables
  readonly now?: Date
}

export type CheckedContent = {
  readonly rows: ImportRows
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

const listEntityNames = (given: ContentTables) => contentNames.filter((name) => given[name] !== undefined)

function clean<Name extends ContentName>(name: Name, checked: CheckedTables, now: Date) {
  const cleaned = (checked[name] ?? []).map(({ number, row }) => ({ number, ...sanitizeRow(name, row) }))
  return {
    rows: cleaned.map(({ row }) => row),
    findings: cleaned.flatMap(({ number, ...row }) => findInRow(name, row, { number, now: now.getTime() })),
  }
}

export function checkContent(
  given: ContentTables,
  { existing = noExistingContent, prune = false, sources = {}, now = new Date() }: CheckOptions = {},
): CheckedContent {
  const names = listEntityNames(given)
  const each = names.map((name) => [name, checkRows(name, given[name] ?? [], sources[name])] as const)
  const checked = Object.fromEntries(each.map(([name, { rows }]) => [name, rows])) as CheckedTables
  const context = { existing, prune, sources }
  const offices = checkOffices(given, checked, context)
  const cleaned = names.map((name) => [name, clean(name, checked, now)] as const)
  const { rows, notes: spellings } = unifyStates(Object.fromEntries(cleaned.map(([name, found]) => [name, found.rows])))
  return {
    rows,
    problems: [
      ...each.flatMap(([, { problems }]) => problems),
      ...checkMeaning(given, checked, sources),
      ...checkKindCounts(given, checked, context),
      ...offices.problems,
    ],
    notes: [
      ...each.flatMap(([, { notes }]) => notes),
      ...cleaned.flatMap(([name, { findings }]) => describeFindings(sourceFileName(sources, name), findings)),
      ...spellings,
      ...offices.notes,
    ],
  }
}
