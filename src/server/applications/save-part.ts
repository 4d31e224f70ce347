import type { Kysely } from 'kysely'
import { saveApplicationPart as operation } from '#contract/application-operations.ts'
import type { SavedPart } from '#contract/application-form.ts'
import { largestPart, maxEntries, sections } from '#contract/application-sections.ts'
import { isMasked } from '#domain/text/social-security-number.ts'
import { noteDraftChange } from '../attachments/attachment-rows.ts'
import { required } from '../accounts/account-owner.ts'
import type { Tables } from '../database/tables.ts'
import { sealText } from '../files/seal-text.ts'
import type { Limit } from '../limits/attempts.ts'
import type { NamedOperation, OperationContext, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { equalOpportunityPart, numberContent, secretPart } from './separate-sections.ts'
import type { ApplicationParts } from './application-parts.ts'
import { requireFormOpen } from './form-open.ts'
import { requireEntryCapacity, requireFormCapacity } from './form-capacity.ts'
import { createPreparedApplicationOperation } from './create-application-operation.ts'
import { usualParts } from './part-rows.ts'
import type { StoredPart, PartPlace, PartStore } from './part-store.ts'
import { readContent, readPlace, readSaveId, readVersion, parsePartValues } from './read-part.ts'
import { noteProgress } from './section-rows.ts'

export const savingOften = {
  account: { most: 200, within: 60_000 },
  network: { most: 6_000, within: 10 * 60_000 },
} as const

type Save = {
  readonly place: PartPlace
  readonly version: number
  readonly content: string
  readonly saveId: string | null
}

const newer = ({ version, content, changedAt, isRemoved }: StoredPart): SavedPart => ({
  Newer: {
    Version: version,
    Values: content === null ? null : parsePartValues(content),
    ChangedAt: changedAt.toISOString(),
    IsRemoved: isRemoved,
  },
})

async function forgetRemoved(db: Kysely<Tables>, { application, section }: PartPlace) {
  const kept = db
    .selectFrom('application_part')
    .select('entry')
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(maxEntries)
  await db
    .deleteFrom('application_part')
    .where('Application_ID', '=', application)
    .where('section', '=', section)
    .where('removed_at', 'is not', null)
    .where('entry', 'not in', kept)
    .execute()
}

/** A retry whose answer was lost: it has the same text, or the same save id where content cannot be compared. */
const isRepeated = (stands: StoredPart, { content, saveId }: Save) =>
  !stands.isRemoved && (stands.content === content || (saveId !== null && stands.saveId === saveId))

async function save(
  { store, asked, applicantId }: Ready & { readonly applicantId: string },
  { db, now }: OperationContext,
): Promise<SavedPart> {
  const { place, version, content, saveId } = asked
  const stands = await store.find(db, place)
  if (stands && isRepeated(stands, asked)) return { Version: stands.version }
  if (stands && stands.version !== version) return newer(stands)
  if (!stands && version > 0) return { Gone: true }
  if (!stands || stands.isRemoved) await requireEntryCapacity(db, place)
  if (!sections[place.section].isSeparate) await requireFormCapacity(db, { applicantId, place, content })
  await store.write(db, place, { content, version: version + 1, saveId }, now)
  await forgetRemoved(db, place)
  await noteProgress(db, place)
  await noteDraftChange(db, place.application, now)
  return { Version: version + 1 }
}

const longestNumber = 100

function refuseUnkeepable(number: string) {
  if (number.length > longestNumber) throw new Refused(422, 'This is too long for a number.')
  if (isMasked(number)) throw new Refused(422, 'Please enter the whole number, or leave it as it is.')
}

const parseSsn = (content: string) => {
  const { Number: number = '' } = parsePartValues(content)
  return typeof number === 'string' ? number : ''
}

function readPartContent([, section = '', , , json = '']: ReadonlyArray<string>): string {
  const content = readContent(json)
  return section === 'ssn' ? numberContent(parseSsn(content)) : content
}

/** Low, so that a stolen session cannot test one number after another. */
const numbersOften: Limit = { most: 10, within: 60 * 60_000 }

async function limitNumbers({ attempts }: ApplicationParts, { caller, now }: PrepareContext) {
  if (await attempts.may({ kind: 'numbers saved by', who: required(caller).applicantId }, numbersOften, now)) return
  throw new Refused(429, 'This number was saved too often within an hour. Please wait a while and try again.')
}

async function preparePartStore(parts: ApplicationParts, { place, content }: Save, context: PrepareContext) {
  if (place.section === 'equal') return equalOpportunityPart
  if (place.section !== 'ssn') return usualParts
  const number = parseSsn(content)
  refuseUnkeepable(number)
  await limitNumbers(parts, context)
  return secretPart(await sealText(await parts.keys.toSeal(context.db, context.now), number))
}

type Ready = { readonly asked: Save; readonly store: PartStore }

/**
 * `SaveApplicationPart(id, section, entry, version, values, name)`. A retry finds what it wrote, so it needs no
 * idempotency key.
 */
export const savePart = (parts: ApplicationParts): NamedOperation =>
  createPreparedApplicationOperation(parts, {
    operation,
    most: 6,
    often: savingOften,
    writes: false,
    // What is too long is told so in words of its own.
    maxBytes: 3 * largestPart,
    cost: 4,
    decode: (args): Save => ({
      place: readPlace(args, parts.hasSsnQuestion),
      version: readVersion(args[3] ?? ''),
      content: readPartContent(args),
      saveId: readSaveId(args[5] ?? ''),
    }),
    ready: async (asked, context) => ({ asked, store: await preparePartStore(parts, asked, context) }),
    act: async ({ asked, store }, { Applicant_ID: applicantId }, context) => {
      await requireFormOpen(context.db, { applicantId, id: asked.place.application })
      return JSON.stringify(await save({ store, asked, applicantId }, context))
    },
  })
