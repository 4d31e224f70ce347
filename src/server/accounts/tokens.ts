import { randomUUID, type KeyObject } from 'node:crypto'
import { errors, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import { latestValidMoment } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from '../transaction/operations.ts'
import { findCreationDate, noteAccountUse } from './applicants.ts'
import {
  startSession,
  CopiedToken,
  endSession,
  lockSession,
  noteUse,
  createAccountDeletedRefusal,
  signedOut,
  type Entrant,
  type Session,
} from './sessions.ts'
import { createSigningKeys, type SigningKeys, type TokenSecrets } from './token-secret.ts'

const tokenLifetime = 90 * 60 * 1000
const grace = 60 * 1000

const algorithm = 'HS256'
const typ = 'at+jwt'
const issuer = 'urn:tamarack-site:accounts'
const audience = 'urn:tamarack-site:data'

export type Tokens = {
  readonly begin: (db: Kysely<Tables>, entrant: Entrant, now: Date) => Promise<string>
  /**
   * The old token stays valid until the new one is used. Needs a transaction. @throws Refused with 401 when the session
   * has ended, CopiedToken when the token was already replaced.
   */
  readonly refresh: (db: Kysely<Tables>, caller: Caller, now: Date) => Promise<string>
  /** @throws Refused with 401 when it is bad, expired, revoked, another signer's or of a deleted account. */
  readonly identify: (db: Kysely<Tables>, token: string, now: Date) => Promise<Caller>
}

const readToken = (db: Kysely<Tables>, jti: string) =>
  db
    .selectFrom('session_token as token')
    .innerJoin('session_family as session', 'session.family', 'token.family')
    .leftJoin('session_token as before', 'before.jti', 'token.parent')
    .select(['token.family', 'token.retired_at', 'session.Applicant_ID', 'session.ends_at', 'session.temporary_hash'])
    .select(['before.jti as parent', 'before.retired_at as parent_retired_at'])
    .where('token.jti', '=', jti)
    .executeTakeFirst()

const retireParent = (db: Kysely<Tables>, { family, jti }: Caller, now: Date) =>
  db.transaction().execute(async (locked) => {
    await lockSession(locked, family, now)
    const token = await readToken(locked, jti)
    if (!token) throw signedOut()
    await locked
      .updateTable('session_token')
      .set({ retired_at: now.toISOString() })
      .where('jti', '=', token.parent)
      .where('retired_at', 'is', null)
      .execute()
  })

type TokenClaims = { readonly jti: string; readonly applicantId: string }

/** A retired token that comes back after the grace period was copied: ends its session. */
async function findCaller(db: Kysely<Tables>, { jti, applicantId }: TokenClaims, now: Date): Promise<Caller> {
  const row = await readToken(db, jti)
  if (!row && (await findCreationDate(db, applicantId)) === undefined) throw createAccountDeletedRefusal()
  if (!row || row.ends_at <= now || row.ends_at > latestValidMoment('session_family.ends_at', now)) throw signedOut()
  const { family, retired_at, parent, parent_retired_at } = row
  if (retired_at && now.getTime() - retired_at.getTime() > grace) {
    await endSession(db, family)
    throw signedOut()
  }
  const caller = { applicantId: row.Applicant_ID, family, jti, mustChangePassword: row.temporary_hash !== null }
  if (parent !== null && parent_retired_at === null) await retireParent(db, caller, now)
  return caller
}

async function sign(key: KeyObject, session: Session, jti: string, [now, end]: readonly [Date, Date]): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(session.Applicant_ID)
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(end)
    .sign(key)
}

async function verify(keys: SigningKeys, token: string, now: Date): Promise<TokenClaims> {
  const expected = { algorithms: [algorithm], typ, issuer, audience, requiredClaims: ['jti', 'sub', 'exp'] }
  const { payload } = await keys.verify(token, { ...expected, currentDate: now }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? signedOut() : error
  })
  return { jti: payload.jti ?? '', applicantId: payload.sub ?? '' }
}

const accessTokenExpiry = ({ is_kept, ends_at }: Session, now: Date) =>
  is_kept ? ends_at : new Date(Math.min(now.getTime() + tokenLifetime, ends_at.getTime()))

async function issue(db: Kysely<Tables>, session: Session, parent: string | null, now: Date) {
  const [jti, end] = [randomUUID(), accessTokenExpiry(session, now)]
  await db
    .insertInto('session_token')
    .values({ jti, parent, family: session.family, expires_at: end.toISOString(), retired_at: null })
    .execute()
  return { jti, end }
}

const clearTokens = (db: Kysely<Tables>, { family, jti }: Caller, now: Date) =>
  db
    .deleteFrom('session_token')
    .where('family', '=', family)
    .where((row) => row.or([row('parent', '=', jti), row('expires_at', '<=', now)]))
    .execute()

export function createTokens(secrets: TokenSecrets): Tokens {
  const keys = createSigningKeys(secrets)
  const give = async (db: Kysely<Tables>, session: Session, parent: string | null, now: Date) => {
    const { jti, end } = await issue(db, session, parent, now)
    return sign(keys.newest, session, jti, [now, end])
  }
  return {
    begin: async (db, entrant, now) => give(db, await startSession(db, entrant, now), null, now),
    async refresh(db, caller, now) {
      await noteAccountUse(db, caller.applicantId, now)
      const session = await lockSession(db, caller.family, now)
      const row = await readToken(db, caller.jti)
      if (!row) throw signedOut()
      if (row.retired_at) throw new CopiedToken(caller.family)
      await clearTokens(db, caller, now)
      await noteUse(db, caller.family, now)
      return give(db, session, caller.jti, now)
    },
    identify: async (db, token, now) => findCaller(db, await verify(keys, token, now), now),
  }
}
