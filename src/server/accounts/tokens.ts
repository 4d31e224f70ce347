import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'

/** How long a token counts, in milliseconds: half an hour longer than the client takes to refresh it. */
const tokenLifetime = 90 * 60 * 1000
/** How long a token is still taken after its successor was first used, for calls that were under way. */
const grace = 60 * 1000

const algorithm = 'HS256'
const typ = 'at+jwt'
const issuer = 'urn:tamarack-site:accounts'
const audience = 'urn:tamarack-site:data'

/** Whom a request comes from: the applicant, and the token that says so. */
export type Caller = { readonly applicantId: string; readonly family: string; readonly jti: string }

export type Tokens = {
  /** Begins a session, or goes on with the caller's: the new token replaces hers once it is used. */
  readonly issue: (db: Kysely<Tables>, who: Pick<Caller, 'applicantId'> & Partial<Caller>, now: Date) => Promise<string>
  /** The caller a token stands for. @throws Refused with 401 when it is bad, expired, revoked or another signer's. */
  readonly identify: (db: Kysely<Tables>, token: string, now: Date) => Promise<Caller>
}

const endOf = (now: Date) => new Date(now.getTime() + tokenLifetime)

const unknown = () => new Refused(401, 'You are no longer signed in. Please sign in again.')

/** Ends every session of an applicant, such as after a change of password. */
export async function endSessions(db: Kysely<Tables>, applicantId: string): Promise<void> {
  await db.deleteFrom('session_token').where('Applicant_ID', '=', applicantId).execute()
}

/** Ends one session on all its tabs. */
export async function endSession(db: Kysely<Tables>, { family }: Pick<Caller, 'family'>): Promise<void> {
  await db.deleteFrom('session_token').where('family', '=', family).execute()
}

/**
 * Finds the session of a verified token. Its first use retires the token it was given for, so a reply that got lost costs
 * nobody the session; a retired token that comes back after the grace was copied, and ends the whole session.
 */
async function findSession(db: Kysely<Tables>, jti: string, now: Date): Promise<Caller> {
  const row = await db.selectFrom('session_token').selectAll().where('jti', '=', jti).executeTakeFirst()
  if (!row) throw unknown()
  if (row.retired_at && now.getTime() - row.retired_at.getTime() > grace) {
    await endSession(db, row)
    throw unknown()
  }
  if (row.parent !== null)
    await db
      .updateTable('session_token')
      .set({ retired_at: now.toISOString() })
      .where('jti', '=', row.parent)
      .where('retired_at', 'is', null)
      .execute()
  return { applicantId: row.Applicant_ID, family: row.family, jti }
}

async function sign(key: KeyObject, applicantId: string, jti: string, now: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(applicantId)
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(endOf(now))
    .sign(key)
}

/** The id of a token that this site signed and that has not expired. @throws Refused with 401 */
async function verify(key: KeyObject, token: string, now: Date): Promise<string> {
  const expected = { algorithms: [algorithm], typ, issuer, audience, requiredClaims: ['jti', 'sub', 'exp'] }
  const { payload } = await jwtVerify(token, key, { ...expected, currentDate: now }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? unknown() : error
  })
  return payload.jti ?? ''
}

/** Signs and verifies the tokens of sessions, whose ids stand in the database so that they can be revoked (C6-11). */
export function createTokens(secret: Uint8Array): Tokens {
  const key = createSecretKey(secret)
  return {
    async issue(db, who, now) {
      const jti = randomUUID()
      const { applicantId, family = randomUUID(), jti: parent = null } = who
      await db.deleteFrom('session_token').where('expires_at', '<=', now).execute()
      await db
        .insertInto('session_token')
        .values({
          jti,
          parent,
          family,
          Applicant_ID: applicantId,
          expires_at: endOf(now).toISOString(),
          retired_at: null,
        })
        .execute()
      return sign(key, applicantId, jti, now)
    },
    identify: async (db, token, now) => findSession(db, await verify(key, token, now), now),
  }
}
