import { Result, Schema } from 'effect'
import { CaptchaProof } from '#contract/captcha.ts'
import { randomBytes } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { Kysely } from 'kysely'
import { latestValidMoment, maxLifetimes } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { networkAttempt, type Attempts, type Limit } from '../limits/attempts.ts'
import { Refused } from '../transaction/refused.ts'
import type { CaptchaService } from './captcha-service.ts'

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(CaptchaProof))

export function readProof(written: string) {
  const decoded = decode(Buffer.from(written, 'base64').toString('utf8'))
  return Result.isSuccess(decoded) ? decoded.success : null
}

const lifetime = maxLifetimes['captcha_used.expires_at']

/** An older browser needs about 2 ms per key at this cost, and on average `(fewest + most) / 2` keys. */
const cost = 5_000
const [minCounter, maxCounter] = [40, 120]

const perNetwork: Limit = { most: 60, within: lifetime }

export type Captcha = {
  /**
   * The proof is good for one call of `purpose`, for ten minutes. @param address undefined for this process itself,
   * which has no limit @throws {Refused} 429, 403 or 503 @throws {QueueFull}
   */
  challenge(purpose: string, address?: string, answer?: string): Promise<Challenge>
  /** Also marks the proof as used: `db` must be the operation's transaction. */
  verify(proof: string, purpose: string, db: Kysely<Tables>): Promise<boolean>
  /**
   * Does not use the proof up: another process may hold it too. @returns the release; null when invalid, used or held by
   * another call
   */
  hold(proof: string, purpose: string, db: Kysely<Tables>): Promise<(() => void) | null>
}

const readSecret = async (db: Kysely<Tables>) =>
  (await db.selectFrom('captcha_secret').select('secret').executeTakeFirst())?.secret

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

async function markAsUsed(db: Kysely<Tables>, id: string, expiresAt: number, now: Date): Promise<boolean> {
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute()
  const noted = await db
    .insertInto('captcha_used')
    .values({ id, expires_at: new Date(expiresAt * 1000).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

async function isUsed(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('captcha_used').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

const deriveHmacSecrets = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: `key ${secret}`,
})

type Parts = {
  readonly db: Kysely<Tables>
  readonly attempts: Pick<Attempts, 'consumeAttempt'>
  readonly service?: CaptchaService | undefined
}

async function consumeNetworkAttempt({ attempts }: Parts, address: string, now: Date) {
  if (await attempts.consumeAttempt(networkAttempt('calculations for', address), perNetwork, now)) return
  throw new Refused(429, 'Too many requests. Please wait a moment and try again.')
}

async function verifyProof(
  proof: string,
  purpose: string,
  { db, now }: { readonly db: Kysely<Tables>; readonly now: Date },
) {
  const read = readProof(proof)
  if (!read || read.challenge.parameters.data['purpose'] !== purpose) return null
  const { nonce, expiresAt } = read.challenge.parameters
  const secret = await readSecret(db)
  const isGood =
    expiresAt * 1000 >= now.getTime() && expiresAt * 1000 <= latestValidMoment('captcha_used.expires_at', now).getTime()
  if (secret === undefined || !isGood) return null
  const { verified } = await verifySolution({ ...read, deriveKey, ...deriveHmacSecrets(secret) })
  return verified ? { nonce, expiresAt } : null
}

function createProofLocks() {
  const held = new Set<string>()
  return (id: string) => {
    if (held.has(id)) return null
    held.add(id)
    return () => void held.delete(id)
  }
}

const rethrowAfter = (release: () => void) => (error: unknown) => {
  release()
  throw error
}

export const createCaptcha = (parts: Parts, clock: () => Date, reserve = createProofLocks()): Captcha => ({
  async challenge(purpose, address, answer = '') {
    if (address !== undefined) await consumeNetworkAttempt(parts, address, clock())
    await parts.service?.check(answer, purpose)
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(minCounter, maxCounter),
      data: { purpose },
      deriveKey,
      expiresAt: new Date(clock().getTime() + lifetime),
      ...deriveHmacSecrets(await makeSecret(parts.db)),
    })
  },
  async verify(proof, purpose, db) {
    const valid = await verifyProof(proof, purpose, { db, now: clock() })
    return valid !== null && markAsUsed(db, valid.nonce, valid.expiresAt, clock())
  },
  async hold(proof, purpose, db) {
    const valid = await verifyProof(proof, purpose, { db, now: clock() })
    const release = valid && reserve(valid.nonce)
    if (!valid || !release) return null
    const used = await isUsed(db, valid.nonce).catch(rethrowAfter(release))
    if (!used) return release
    release()
    return null
  },
})
