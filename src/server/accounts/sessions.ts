import Bowser from 'bowser'
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { accountDeleted } from '#contract/site-api.ts'
import { latestValidMoment, maxLifetimes } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'
import { noteAccountUse } from './applicants.ts'

const maxReadLength = 400
const longest = 60

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))
const findKnownName = (names: ReadonlySet<string>, name: string | undefined) => (name && names.has(name) ? name : null)

export function parseDeviceName(userAgent: string): string | null {
  if (userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxReadLength))
  const [browserName, system] = [findKnownName(browsers, browser.name), findKnownName(systems, os.name)]
  if (browserName === null || browserName === Bowser.BROWSER_MAP['generic']) return null
  const words = system === null || browserName.endsWith(system) ? browserName : `${browserName} on ${system}`
  return words.length <= longest ? words : null
}

export type Session = Selectable<Tables['session_family']>

const anHour = 60 * 60 * 1000
const longestAge = { kept: maxLifetimes['session_family.ends_at'], notKept: 12 * anHour }
const maxCleared = 100
export const maxSessions = 50

const noLonger = 'You are no longer signed in. Please sign in again.'
const accountDeletedMessage = 'Your account was deleted, so you are no longer signed in.'

export const signedOut = () => new Refused(401, noLonger)

export const createAccountDeletedRefusal = () => new Refused(401, accountDeletedMessage, false, accountDeleted)

/** A replaced token was refreshed. Its session must end although the batch is rolled back. */
export class CopiedToken extends Refused {
  readonly family: string
  constructor(family: string) {
    super(401, noLonger)
    this.family = family
  }
}

async function clearOver(db: Kysely<Tables>, now: Date) {
  const over = db
    .selectFrom('session_family')
    .select('family')
    .where('ends_at', '<=', now)
    .limit(maxCleared)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('session_family').where('family', 'in', over).execute()
}

async function endOldest(db: Kysely<Tables>, applicantId: string) {
  const oldest = db
    .selectFrom('session_family')
    .select('family')
    .where('Applicant_ID', '=', applicantId)
    .orderBy('started_at', 'desc')
    .orderBy('family')
    .offset(maxSessions - 1)
  await db.deleteFrom('session_family').where('family', 'in', oldest).execute()
}

export type Entrant = {
  readonly applicantId: string
  readonly isKept: boolean
  readonly device: string | null
  readonly temporaryHash?: string
}

export async function startSession(
  db: Kysely<Tables>,
  { applicantId, isKept, device, temporaryHash }: Entrant,
  now: Date,
): Promise<Session> {
  await noteAccountUse(db, applicantId, now)
  await clearOver(db, now)
  await endOldest(db, applicantId)
  const ends = now.getTime() + (isKept ? longestAge.kept : longestAge.notKept)
  const row = {
    family: randomUUID(),
    Applicant_ID: applicantId,
    is_kept: isKept,
    device,
    temporary_hash: temporaryHash ?? null,
  }
  return db
    .insertInto('session_family')
    .values({
      ...row,
      started_at: now.toISOString(),
      used_at: now.toISOString(),
      ends_at: new Date(ends).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks the session row. @throws Refused with 401 when it has ended. */
export async function lockSession(db: Kysely<Tables>, family: string, now: Date): Promise<Session> {
  const session = await db
    .selectFrom('session_family')
    .selectAll()
    .where('family', '=', family)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestValidMoment('session_family.ends_at', now))
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw signedOut()
  return session
}

export async function isOpen(db: Kysely<Tables>, family: string, now: Date): Promise<boolean> {
  const session = db
    .selectFrom('session_family')
    .select('family')
    .where('family', '=', family)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestValidMoment('session_family.ends_at', now))
  return (await session.executeTakeFirst()) !== undefined
}

export async function noteUse(db: Kysely<Tables>, family: string, now: Date): Promise<void> {
  await db.updateTable('session_family').set({ used_at: now.toISOString() }).where('family', '=', family).execute()
}

export async function endSession(db: Kysely<Tables>, family: string): Promise<void> {
  await db.deleteFrom('session_family').where('family', '=', family).execute()
}

export async function endApplicantSessions(db: Kysely<Tables>, applicantId: string, kept?: string): Promise<void> {
  const all = db.deleteFrom('session_family').where('Applicant_ID', '=', applicantId)
  await (kept === undefined ? all : all.where('family', '!=', kept)).execute()
}

export async function findTemporaryHash(db: Kysely<Tables>, family: string): Promise<string | null> {
  const query = db.selectFrom('session_family').select('temporary_hash').where('family', '=', family)
  return (await query.executeTakeFirst())?.temporary_hash ?? null
}

export async function endForcedChange(db: Kysely<Tables>, family: string): Promise<void> {
  await db.updateTable('session_family').set({ temporary_hash: null }).where('family', '=', family).execute()
}

export async function endCopiedSession(db: Kysely<Tables>, error: unknown): Promise<void> {
  if (error instanceof CopiedToken) await endSession(db, error.family)
}
