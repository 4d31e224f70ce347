import { sql, type Kysely } from 'kysely'
import { saveApplicationPart as operation } from '#contract/application-operations.ts'
import type { SavedPart } from '#contract/application-form.ts'
import { largestForm, mostEntries, sections } from '#contract/application-sections.ts'
import { isMasked } from '#domain/text/social-security-number.ts'
import { noteDraftChange } from '../attachments/attachment-rows.ts'
import type { Tables } from '../database/tables.ts'
import { sealText } from '../files/seal-text.ts'
import type { NamedOperation, OperationContext, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { equalOpportunityPart, numberContent, secretPart } from './apart-parts.ts'
import type { ApplicationParts } from './application-parts.ts'
import { requireFormOpen } from './form-open.ts'
import { ownReady } from './own-application.ts'
import { usualParts } from './part-rows.ts'
import type { KeptPart, PartPlace, PartStore } from './part-store.ts'
import { readContent, readPlace, readVersion, valuesIn } from './read-part.ts'
import { noteProgress } from './section-rows.ts'

/** How often parts are saved: a form saves itself while somebody writes. */
export const savingOften = {
  account: { most: 200, within: 60_000 },
  network: { most: 6_000, within: 10 * 60_000 },
} as const

/** A part that is to be written over the version that was read. */
type Save = { readonly place: PartPlace; readonly version: number; readonly content: string }

const newer = ({ section }: PartPlace, { version, content, changedAt, isRemoved }: KeptPart): SavedPart => ({
  Newer: {
    Version: version,
    Values: sections[section].isApart ? null : valuesIn(content),
    ChangedAt: changedAt.toISOString(),
    IsRemoved: isRemoved,
  },
})

/** Refuses one entry more than a list has. @throws Refused */
export async function requireEntryRoom(db: Kysely<Tables>, { application, section }: PartPlace): Promise<void> {
  if (!sections[section].isList) return
  const { count } = await db
    .selectFrom('application_part')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) < mostEntries) return
  throw new Refused(422, `This list holds ${mostEntries} entries. Please remove one before you add another.`)
}

async function requireRoom(db: Kysely<Tables>, { place, content }: Save) {
  const size = sql<number | string>`coalesce(sum(octet_length(content)), 0)`.as('size')
  const { size: kept } = await db
    .selectFrom('application_part')
    .select(size)
    .where('Application_ID', '=', place.application)
    .where((row) => row.not(row.and([row('section', '=', place.section), row('entry', '=', place.entry)])))
    .executeTakeFirstOrThrow()
  if (Number(kept) + Buffer.byteLength(content) <= largestForm) return
  throw new Refused(
    422,
    'This application is longer than fits in here. Please shorten it, and send the rest as a file.',
  )
}

/** Entries that were taken away make room for others, the oldest first. */
async function forgetRemoved(db: Kysely<Tables>, { application, section }: PartPlace) {
  const kept = db
    .selectFrom('application_part')
    .select('entry')
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(mostEntries)
  await db
    .deleteFrom('application_part')
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('removed_at', 'is not', null)
    .where('entry', 'not in', kept)
    .execute()
}

async function save(store: PartStore, asked: Save, { db, now }: OperationContext): Promise<SavedPart> {
  const { place, version, content } = asked
  const stands = await store.find(db, place)
  if (stands && !stands.isRemoved && stands.content === content) return { Version: stands.version }
  if (stands && stands.version !== version) return newer(place, stands)
  if (!stands && version > 0) return { Gone: true }
  if (!stands || stands.isRemoved) await requireEntryRoom(db, place)
  if (!sections[place.section].isApart) await requireRoom(db, asked)
  await store.write(db, place, { content, version: version + 1 }, now)
  await forgetRemoved(db, place)
  await noteProgress(db, place)
  await noteDraftChange(db, place.application, now)
  return { Version: version + 1 }
}

/** The longest text that is kept as a number, right or wrong, in characters. */
const longestNumber = 100

/** What is shown in place of a number is no number. @throws Refused */
function refuseUnkeepable(number: string) {
  if (number.length > longestNumber) throw new Refused(422, 'This is too long for a number.')
  if (isMasked(number)) throw new Refused(422, 'Please enter the whole number, or leave it as it is.')
}

const numberIn = (content: string) => {
  const { Number: number = '' } = valuesIn(content)
  return typeof number === 'string' ? number : ''
}

/** What is to be kept; of a number nothing else, so that the same number again is the same text. */
function contentIn([, section = '', , , json = '']: ReadonlyArray<string>): string {
  const content = readContent(json)
  return section === 'ssn' ? numberContent(numberIn(content)) : content
}

/** Where a part is kept. What is secret is encrypted before the transaction opens. */
async function storeFor({ keys }: ApplicationParts, { place, content }: Save, { db, now }: PrepareContext) {
  if (place.section === 'equal') return equalOpportunityPart
  if (place.section !== 'ssn') return usualParts
  const number = numberIn(content)
  refuseUnkeepable(number)
  return secretPart(keys.toOpen, await sealText(await keys.toSeal(db, now), number))
}

/**
 * `SaveApplicationPart(id, section, entry, version, values)` of the caller. A retry finds what it wrote, so it needs no key. A form
 * saves itself, so what is refused breaks no rule for which a dialog opens (C8-04): it is told beside the part.
 */
export const savePart = (parts: ApplicationParts): NamedOperation =>
  ownReady(parts, {
    operation,
    most: 5,
    often: savingOften,
    writes: false,
    decode: (args): Save => ({
      place: readPlace(args, parts.asksSsn),
      version: readVersion(args[3] ?? ''),
      content: contentIn(args),
    }),
    ready: async (asked, context) => ({ asked, store: await storeFor(parts, asked, context) }),
    act: async ({ asked, store }, { Applicant_ID: applicantId }, context) => {
      await requireFormOpen(context.db, { applicantId, id: asked.place.application })
      return JSON.stringify(await save(store, asked, context))
    },
  })
