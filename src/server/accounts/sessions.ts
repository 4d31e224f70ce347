import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { accountDeleted } from '#contract/site-api.ts'
import { latestOf, longestTerms } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'
import { noteAccountUse } from './applicants.ts'

/** One sign-in and all tokens that come of it. */
export type Session = Selectable<Tables['session_family']>

const anHour = 60 * 60 * 1000
/** The longest age of a session, in milliseconds. */
const longestAge = { kept: longestTerms['session_family.ends_at'], notKept: 12 * anHour }
/** How many expired sessions are deleted at a time. */
const mostCleared = 100
/** The most sessions that an account has at a time. */
export const mostSessions = 50

const noLonger = 'You are no longer signed in. Please sign in again.'
const accountGone = 'Your account was deleted, so you are no longer signed in.'

/** The answer to a token that is not valid, or no longer. */
export const signedOut = () => new Refused(401, noLonger)

/** The answer to a token of an account that is no more. */
export const ofDeletedAccount = () => new Refused(401, accountGone, false, accountDeleted)

/** A token that was already replaced was refreshed: it was copied, and its session ends although the batch is undone. */
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
    .limit(mostCleared)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('session_family').where('family', 'in', over).execute()
}

/** Makes room for one more session of an account that is held: the oldest end. */
async function endOldest(db: Kysely<Tables>, applicantId: string) {
  const oldest = db
    .selectFrom('session_family')
    .select('family')
    .where('Applicant_ID', '=', applicantId)
    .orderBy('started_at', 'desc')
    .orderBy('family')
    .offset(mostSessions - 1)
  await db.deleteFrom('session_family').where('family', 'in', oldest).execute()
}

/**
 * Who signs in, whether she chose to stay signed in, with which browser (null: it is not known), and the hash of the temporary
 * password if that let her in.
 */
export type Entrant = {
  readonly applicantId: string
  readonly isKept: boolean
  readonly device: string | null
  readonly temporaryHash?: string
}

/** Begins a session of an applicant. */
export async function beginSession(
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

/**
 * The session, which nobody else changes or ends before this transaction is over.
 * @throws Refused with 401 when it has ended.
 */
export async function lockSession(db: Kysely<Tables>, family: string, now: Date): Promise<Session> {
  const session = await db
    .selectFrom('session_family')
    .selectAll()
    .where('family', '=', family)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestOf('session_family.ends_at', now))
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw signedOut()
  return session
}

/** Whether a session has not ended. */
export async function isOpen(db: Kysely<Tables>, family: string, now: Date): Promise<boolean> {
  const session = db
    .selectFrom('session_family')
    .select('family')
    .where('family', '=', family)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestOf('session_family.ends_at', now))
  return (await session.executeTakeFirst()) !== undefined
}

/** Notes that a session is used. */
export async function noteUse(db: Kysely<Tables>, family: string, now: Date): Promise<void> {
  await db.updateTable('session_family').set({ used_at: now.toISOString() }).where('family', '=', family).execute()
}

/** Ends one session and all its tokens. */
export async function endSession(db: Kysely<Tables>, family: string): Promise<void> {
  await db.deleteFrom('session_family').where('family', '=', family).execute()
}

/** Ends the sessions of an applicant, but for one. @param kept the one that stays */
export async function endSessionsOf(db: Kysely<Tables>, applicantId: string, kept?: string): Promise<void> {
  const all = db.deleteFrom('session_family').where('Applicant_ID', '=', applicantId)
  await (kept === undefined ? all : all.where('family', '!=', kept)).execute()
}

/** The hash of the temporary password that began a session; null of any other, and when another password was chosen. */
export async function temporaryHashOf(db: Kysely<Tables>, family: string): Promise<string | null> {
  const query = db.selectFrom('session_family').select('temporary_hash').where('family', '=', family)
  return (await query.executeTakeFirst())?.temporary_hash ?? null
}

/** Lets a session that a temporary password began do everything again. */
export async function endForcedChange(db: Kysely<Tables>, family: string): Promise<void> {
  await db.updateTable('session_family').set({ temporary_hash: null }).where('family', '=', family).execute()
}

/** Ends the session of a token that was found to be copied, although the batch that showed it was undone. */
export async function endCopiedSession(db: Kysely<Tables>, error: unknown): Promise<void> {
  if (error instanceof CopiedToken) await endSession(db, error.family)
}
