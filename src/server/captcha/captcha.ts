import { randomBytes } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { Kysely } from 'kysely'
import { latestOf, longestTerms } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { ofNetwork, type Attempts, type Limit } from '../limits/attempts.ts'
import { Refused } from '../transaction/refused.ts'
import type { CaptchaService } from './captcha-service.ts'
import { readProof } from './read-proof.ts'

/** How long a challenge may be answered, in milliseconds. */
const lifetime = longestTerms['captcha_used.expires_at']

/** A browser of a few years ago needs some 2 ms for one key of this cost, and on average `(fewest + most) / 2` keys. */
const cost = 5_000
const [fewest, most] = [40, 120]

/** How many calculations one network is given, whatever they are for. */
const perNetwork: Limit = { most: 60, within: lifetime }

/** Proofs of work in place of puzzles (C6-03, C7.2-17, C7.2-19). */
export type Captcha = {
  /**
   * A calculation for a browser; its proof is good for one call of the operation `purpose`, for ten minutes.
   * @param address the network address of the caller; this process itself has none
   * @param answer what a service said of the visitor, on a site that asks one
   * @throws Refused with 429 when its network has asked too often, with 403 or 503 when the service does not vouch for it
   * @throws QueueFull when too many wait for the service
   */
  challenge(purpose: string, address?: string, answer?: string): Promise<Challenge>
  /** Whether a proof is valid, and marks it as used: `db` is the transaction in which the operation acts. */
  verify(proof: string, purpose: string, db: Kysely<Tables>): Promise<boolean>
  /**
   * Takes a proof for one call of this process. It is not used up by that: two processes may hold it.
   * @returns what lets it go; null when it is not valid, was used before, or is another call's at this moment
   */
  hold(proof: string, purpose: string, db: Kysely<Tables>): Promise<(() => void) | null>
}

const readSecret = async (db: Kysely<Tables>) =>
  (await db.selectFrom('captcha_secret').select('secret').executeTakeFirst())?.secret

/** The secret that all processes on one database share, made at first need. */
async function makeSecret(db: Kysely<Tables>): Promise<string> {
  const known = await readSecret(db)
  if (known !== undefined) return known
  await db
    .insertInto('captcha_secret')
    .values({ id: 1, secret: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await readSecret(db)) ?? ''
}

/** Marks a proof as used. @returns false when it was used before */
async function useOnce(db: Kysely<Tables>, id: string, expiresAt: number, now: Date): Promise<boolean> {
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute()
  const noted = await db
    .insertInto('captcha_used')
    .values({ id, expires_at: new Date(expiresAt * 1000).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Whether a proof that can be read was used before. */
async function isUsed(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('captcha_used').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

const secretsFrom = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: `key ${secret}`,
})

type Parts = {
  readonly db: Kysely<Tables>
  readonly attempts: Pick<Attempts, 'mayFrom'>
  /** The external service that is asked first, if there is one. */
  readonly service?: CaptchaService | undefined
}

async function count({ attempts }: Parts, address: string, now: Date) {
  if (await attempts.mayFrom(ofNetwork('calculations for', address), perNetwork, now)) return
  throw new Refused(429, 'Too many requests. Please wait a moment and try again.')
}

/** What names a valid proof and when it ends, in seconds; null for one that is none, is for something else or is too old. */
async function readValid(
  proof: string,
  purpose: string,
  { db, now }: { readonly db: Kysely<Tables>; readonly now: Date },
) {
  const read = readProof(proof)
  if (!read || read.challenge.parameters.data['purpose'] !== purpose) return null
  const { nonce, expiresAt } = read.challenge.parameters
  const secret = await readSecret(db)
  const isGood =
    expiresAt * 1000 >= now.getTime() && expiresAt * 1000 <= latestOf('captcha_used.expires_at', now).getTime()
  if (secret === undefined || !isGood) return null
  const { verified } = await verifySolution({ ...read, deriveKey, ...secretsFrom(secret) })
  return verified ? { nonce, expiresAt } : null
}

/** The proofs of calls that are under way, each in one of them. */
function createHolds() {
  const held = new Set<string>()
  return (id: string) => {
    if (held.has(id)) return null
    held.add(id)
    return () => void held.delete(id)
  }
}

export const createCaptcha = (parts: Parts, clock: () => Date, hold = createHolds()): Captcha => ({
  async challenge(purpose, address, answer = '') {
    if (address !== undefined) await count(parts, address, clock())
    await parts.service?.check(answer, purpose)
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(fewest, most),
      data: { purpose },
      deriveKey,
      expiresAt: new Date(clock().getTime() + lifetime),
      ...secretsFrom(await makeSecret(parts.db)),
    })
  },
  async verify(proof, purpose, db) {
    const valid = await readValid(proof, purpose, { db, now: clock() })
    return valid !== null && useOnce(db, valid.nonce, valid.expiresAt, clock())
  },
  async hold(proof, purpose, db) {
    const valid = await readValid(proof, purpose, { db, now: clock() })
    const release = valid && hold(valid.nonce)
    if (!valid || !release || !(await isUsed(db, valid.nonce))) return release
    release()
    return null
  },
})
