import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions, type JWTVerifyResult } from 'jose'
import type { Kysely } from 'kysely'
import { BadConfig } from '../settings/config.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'

/** RFC 7518, 3.2: the key must be at least as long as the hash. */
const fewestBytes = 32

const readSecret = async (db: Kysely<Tables>) =>
  (await db.selectFrom('token_secret').select('secret').executeTakeFirst())?.secret

async function storeSecret(db: Kysely<Tables>, secret: string) {
  await db
    .insertInto('token_secret')
    .values({ id: 1, secret })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

function refuseShort(secret: string, place: string): Uint8Array {
  const bytes = new TextEncoder().encode(secret)
  if (bytes.length >= fewestBytes) return bytes
  throw new BadConfig([
    `${place} is ${bytes.length} bytes long, and tokens signed with it could be forged: expected at least ${fewestBytes}.`,
  ])
}

async function importSecretFile(db: Kysely<Tables>, file: string) {
  if (!existsSync(file)) return
  const secret = readFileSync(file, 'utf8').trim()
  refuseShort(secret, `The token secret in ${file}`)
  await storeSecret(db, secret)
  rmSync(file)
}

/** The first signs, each verifies. */
export type TokenSecrets = readonly [newest: Uint8Array, ...older: Uint8Array[]]

export type SigningKeys = {
  readonly newest: KeyObject
  readonly verify: <Claims = JWTPayload>(token: string, expected: JWTVerifyOptions) => Verified<Claims>
}

type Verified<Claims> = Promise<JWTVerifyResult<Claims>>

const isOfAnotherKey = (error: unknown) => error instanceof errors.JWSSignatureVerificationFailed

async function verifyWith<Claims>(
  [key, next, ...rest]: readonly [KeyObject, ...KeyObject[]],
  token: string,
  expected: JWTVerifyOptions,
): Verified<Claims> {
  try {
    return await jwtVerify<Claims>(token, key, expected)
  } catch (error) {
    if (next === undefined || !isOfAnotherKey(error)) throw error
    return await verifyWith([next, ...rest], token, expected)
  }
}

export function createSigningKeys([newest, ...older]: TokenSecrets): SigningKeys {
  const keys = [createSecretKey(newest), ...older.map((secret) => createSecretKey(secret))] as const
  return { newest: keys[0], verify: (token, expected) => verifyWith(keys, token, expected) }
}

type TokenSecretConfig = { readonly dataDir: string; readonly tokenSecret: string | null }

/**
 * Those that are given, else the one in the database, shared by all processes. @throws BadConfig when one is shorter than
 * 32 bytes.
 */
export async function resolveTokenSecrets(
  { db }: Pick<Database, 'db'>,
  { dataDir, tokenSecret }: TokenSecretConfig,
): Promise<TokenSecrets> {
  if (tokenSecret !== null) {
    const [newest = '', ...older] = tokenSecret.split(/\s+/)
    return [refuseShort(newest, 'TOKEN_SECRET'), ...older.map((secret) => refuseShort(secret, 'TOKEN_SECRET'))]
  }
  await importSecretFile(db, join(dataDir, 'token-secret'))
  if ((await readSecret(db)) === undefined) await storeSecret(db, randomBytes(48).toString('base64url'))
  return [refuseShort((await readSecret(db)) ?? '', 'The token secret in the table token_secret')]
}
