import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { createSlices, mapInSlices, type Slices } from '../database/slices.ts'
import { checkMeaning } from './check-meaning.ts'
import { checkKindCounts, type GivenCounts } from './check-kind-counts.ts'
import { checkOffices, listOfficeUses, type GivenIds } from './check-offices.ts'
import { checkRows, type CheckedRows } from './check-rows.ts'
import { describeFindings, findInRow, type Finding } from './content-findings.ts'
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

export type PrepareOptions = {
  readonly sources?: SourceTables
  readonly now?: Date
  readonly slices?: Slices
}

export type PreparedContent = {
  readonly sources: SourceTables
  readonly rows: ImportRows
  readonly officeUses: ReturnType<typeof listOfficeUses>
  readonly ids: GivenIds
  readonly counts: GivenCounts
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

export type CheckedContent = {
  readonly rows: ImportRows
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
}

const listEntityNames = (given: ContentTables) => contentNames.filter((name) => given[name] !== undefined)

type CleanOptions = { readonly now: Date; readonly slices: Slices }

async function clean<Name extends ContentName>(name: Name, checked: CheckedTables, { now, slices }: CleanOptions) {
  const findings: Finding[] = []
  const rows = await mapInSlices(checked[name] ?? [], slices, ({ number, row }) => {
    const sanitized = sanitizeRow(name, row)
    findings.push(...findInRow(name, sanitized, { number, now: now.getTime() }))
    return sanitized.row
  })
  return { rows, findings }
}

async function cleanAll(checked: CheckedTables, sources: SourceTables, options: CleanOptions) {
  const rows: Record<string, ReadonlyArray<unknown>> = {}
  const notes: string[] = []
  for (const name of contentNames.filter((known) => checked[known])) {
    const cleaned = await clean(name, checked, options)
    rows[name] = cleaned.rows
    notes.push(...describeFindings(sourceFileName(sources, name), cleaned.findings))
  }
  return { rows, notes }
}

/** Takes most of an import's time: call it before the transaction. */
export async function prepareContent(
  given: ContentTables,
  { sources = {}, now = new Date(), slices = createSlices() }: PrepareOptions = {},
): Promise<PreparedContent> {
  const names = listEntityNames(given)
  const checked: Record<string, CheckedRows<ContentName>> = {}
  for (const name of names) checked[name] = await checkRows(name, given[name] ?? [], sources[name], slices)
  const pick = <Field extends keyof CheckedRows<ContentName>>(field: Field) =>
    Object.fromEntries(names.map((name) => [name, checked[name]![field]]))
  const tables = pick('rows') as CheckedTables
  const { rows, notes } = await cleanAll(tables, sources, { now, slices })
  const spellings = await unifyStates(rows, slices)
  return {
    sources,
    rows: spellings.rows,
    officeUses: listOfficeUses(tables),
    ids: pick('ids'),
    counts: Object.fromEntries(names.map((name) => [name, given[name]?.length ?? 0])),
    problems: [
      ...names.flatMap((name) => checked[name]!.problems),
      ...checkMeaning({ checked: tables, statCount: given.WebsiteStat?.length }, sources),
    ],
    notes: [...names.flatMap((name) => checked[name]!.notes), ...notes, ...spellings.notes],
  }
}

export type CompareOptions = { readonly existing?: ExistingContent; readonly prune?: boolean }

export function compareContent(
  { rows, sources, officeUses, ids, counts, problems, notes }: PreparedContent,
  { existing = noExistingContent, prune = false }: CompareOptions = {},
): CheckedContent {
  const context = { existing, prune, sources }
  const offices = checkOffices(ids, officeUses, context)
  return {
    rows,
    problems: [...problems, ...checkKindCounts(counts, ids, context), ...offices.problems],
    notes: [...notes, ...offices.notes],
  }
}

export const checkContent = async (
  given: ContentTables,
  options: PrepareOptions & CompareOptions = {},
): Promise<CheckedContent> => compareContent(await prepareContent(given, options), options)
