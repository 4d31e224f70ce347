import type { Kysely } from 'kysely'
import type { PartValues } from '#contract/application-form.ts'
import { sectionsAsked, type SectionName } from '#contract/application-sections.ts'
import type { WrittenPart } from '#domain/applications/judge-section.ts'
import type { Tables } from '../database/tables.ts'
import { equalOpportunityPart, findSecret, openNumber } from './apart-parts.ts'
import type { ApplicationParts } from './application-parts.ts'
import { partRowsOf } from './part-rows.ts'
import { valuesIn } from './read-part.ts'

/** All that is written of an application, by its sections. */
export type WrittenForm = ReadonlyMap<SectionName, ReadonlyArray<WrittenPart>>

const single = (values: PartValues): ReadonlyArray<WrittenPart> => [{ entry: '', values }]

async function readNumber(keys: ApplicationParts['keys'], db: Kysely<Tables>, application: string) {
  const row = await findSecret(db, application)
  return row ? single({ Number: await openNumber(await keys.toOpen(db), row) }) : []
}

async function readAnswer(db: Kysely<Tables>, application: string) {
  const kept = await equalOpportunityPart.find(db, { application, section: 'equal', entry: '' })
  return kept ? single(valuesIn(kept.content)) : []
}

/** What is written of an application, of each section that the site asks for, as it is to be judged. */
export async function readWritten(
  { keys, asksSsn }: Pick<ApplicationParts, 'keys' | 'asksSsn'>,
  db: Kysely<Tables>,
  application: string,
): Promise<WrittenForm> {
  const rows = Map.groupBy(await partRowsOf(db, [application]), ({ section }) => section)
  const usual = (section: SectionName) =>
    (rows.get(section) ?? []).map(({ entry, content }) => ({ entry, values: valuesIn(content) }))
  const form = new Map<SectionName, ReadonlyArray<WrittenPart>>()
  for (const section of sectionsAsked(asksSsn)) form.set(section, usual(section))
  form.set('equal', await readAnswer(db, application))
  if (asksSsn) form.set('ssn', await readNumber(keys, db, application))
  return form
}
