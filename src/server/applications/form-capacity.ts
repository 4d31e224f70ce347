import { sql, type Kysely } from 'kysely'
import { largestForm, maxEntries, sections } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'
import type { PartPlace } from './part-store.ts'

/** In bytes, over all forms of an account: 200 of the usual size. */
export const largestForms = 4 * 1024 * 1024

export async function requireEntryCapacity(db: Kysely<Tables>, { application, section }: PartPlace): Promise<void> {
  if (!sections[section].isList) return
  const { count } = await db
    .selectFrom('application_part')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) < maxEntries) return
  throw new Refused(422, `This list holds ${maxEntries} entries. Please remove one before you add another.`)
}

const selectApplicantParts = (db: Kysely<Tables>, applicantId: string) =>
  db
    .selectFrom('application_part')
    .innerJoin('application', 'application.Application_ID', 'application_part.Application_ID')
    .where('application.Applicant_ID', '=', applicantId)

const bytes = sql`octet_length(content)`

type PartUpdate = { readonly applicantId: string; readonly place: PartPlace; readonly content: string }

export async function requireFormCapacity(
  db: Kysely<Tables>,
  { applicantId, place, content }: PartUpdate,
): Promise<void> {
  const isFormRow = sql`application_part."Application_ID" = ${place.application}`
  const { form, forms } = await selectApplicantParts(db, applicantId)
    .select([
      sql<number | string>`coalesce(sum(${bytes}) filter (where ${isFormRow}), 0)`.as('form'),
      sql<number | string>`coalesce(sum(${bytes}), 0)`.as('forms'),
    ])
    .where(sql<boolean>`not (${isFormRow} and section = ${place.section} and entry = ${place.entry})`)
    .executeTakeFirstOrThrow()
  const added = Buffer.byteLength(content)
  if (Number(form) + added > largestForm)
    throw new Refused(422, 'This application is too long to be saved. Please shorten it, and send the rest as a file.')
  if (Number(forms) + added > largestForms)
    throw new Refused(
      422,
      'All your applications together are too long to be saved. Please shorten this one, or discard another that you have not submitted.',
    )
}

export async function hasFormCapacity(
  db: Kysely<Tables>,
  { applicantId, bytes: added }: { readonly applicantId: string; readonly bytes: number },
): Promise<boolean> {
  const { forms } = await selectApplicantParts(db, applicantId)
    .select(sql<number | string>`coalesce(sum(${bytes}), 0)`.as('forms'))
    .executeTakeFirstOrThrow()
  return Number(forms) + added <= largestForms
}
