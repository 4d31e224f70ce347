import type { Kysely } from 'kysely'
import type { PartValues } from '#contract/application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import type { WrittenPart } from '#domain/applications/judge-section.ts'
import type { Tables } from '../database/tables.ts'
import { findAnswer, findSecret, openNumber } from './separate-sections.ts'
import type { ApplicationParts } from './application-parts.ts'
import { listPartRows } from './part-rows.ts'
import { parsePartValues } from './read-part.ts'

export type WrittenForm = ReadonlyMap<SectionName, ReadonlyArray<WrittenPart>>

const single = (values: PartValues): ReadonlyArray<WrittenPart> => [{ entry: '', values }]

async function readNumber(keys: ApplicationParts['keys'], db: Kysely<Tables>, application: string) {
  const row = await findSecret(db, application)
  return row ? single({ Number: await openNumber(await keys.toOpen(db), row) }) : []
}

async function readAnswer(db: Kysely<Tables>, application: string) {
  const row = await findAnswer(db, application)
  return row ? single(parsePartValues(row.content)) : []
}

type WrittenFormDeps = Pick<ApplicationParts, 'keys'>

export async function readWritten(
  { keys }: WrittenFormDeps,
  db: Kysely<Tables>,
  { application, sections }: { readonly application: string; readonly sections: ReadonlyArray<SectionName> },
): Promise<WrittenForm> {
  const rows = Map.groupBy(await listPartRows(db, application, sections), ({ section }) => section)
  const usual = (section: SectionName) =>
    (rows.get(section) ?? []).map(({ entry, content }) => ({ entry, values: parsePartValues(content) }))
  const form = new Map<SectionName, ReadonlyArray<WrittenPart>>()
  for (const section of sections) form.set(section, usual(section))
  if (form.has('equal')) form.set('equal', await readAnswer(db, application))
  if (form.has('ssn')) form.set('ssn', await readNumber(keys, db, application))
  return form
}
