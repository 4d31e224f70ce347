import { createHash, randomInt } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { retention } from '../database/forget-old.ts'
import { latestValidMoment, maxLifetimes } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { checkPassword, hashPassword, type HashCost } from './passwords.ts'

type Row = Selectable<Tables['temporary_password']>

export const temporaryLifetime = maxLifetimes['temporary_password.expires_at']
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'
const [groups, groupLength] = [5, 4]

const makeGroup = () => Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('')

export const makeTemporaryPassword = (): string => Array.from({ length: groups }, makeGroup).join('-')

const freshMark = 'fresh'

export const freshPassword = (password: string): string => `${freshMark}-${password}`

const joined = (typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase()

export const isFreshPassword = (typed: string): boolean =>
  joined(typed).startsWith(freshMark) && joined(typed).length === freshMark.length + groups * groupLength

const plain = (typed: string) => joined(typed).slice(isFreshPassword(typed) ? freshMark.length : 0)

export const hashTemporaryPassword = (password: string, who: string, cost?: HashCost): Promise<string> =>
  hashPassword(plain(password), who, cost)

export const checkTemporaryPassword = (typed: string, hash: string, who: string): Promise<boolean> =>
  checkPassword(plain(typed), hash, who)

const computeEmailHash = (email: string) => createHash('sha256').update(emailKey(email)).digest('base64url')

type NewTemporaryPassword = { readonly email: string; readonly applicantId: string | null; readonly hash: string }

export async function storeTemporaryPassword(
  db: Kysely<Tables>,
  { email, applicantId, hash }: NewTemporaryPassword,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + temporaryLifetime).toISOString()
  const row = { Applicant_ID: applicantId, hash, expires_at, used_at: null }
  await db
    .insertInto('temporary_password')
    .values({ email_hash: computeEmailHash(email), ...row })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(row))
    .execute()
}

export const findTemporaryPassword = (db: Kysely<Tables>, email: string, now: Date): Promise<Row | undefined> =>
  db
    .selectFrom('temporary_password')
    .selectAll()
    .where('email_hash', '=', computeEmailHash(email))
    .where('expires_at', '>', new Date(now.getTime() - retention.temporaryPasswords))
    .where('expires_at', '<=', latestValidMoment('temporary_password.expires_at', now))
    .executeTakeFirst()

export async function useTemporaryPassword(db: Kysely<Tables>, { email_hash, hash }: Row, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('temporary_password')
    .set({ used_at: now.toISOString() })
    .where('email_hash', '=', email_hash)
    .where('hash', '=', hash)
    .where('Applicant_ID', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestValidMoment('temporary_password.expires_at', now))
    .returning('email_hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function assignTemporaryPassword(
  db: Kysely<Tables>,
  email: string,
  applicantId: string | null,
): Promise<void> {
  await db
    .updateTable('temporary_password')
    .set({ Applicant_ID: applicantId })
    .where('email_hash', '=', computeEmailHash(email))
    .execute()
}

export async function dropTemporaryPassword(db: Kysely<Tables>, applicantId: string): Promise<void> {
  await db.deleteFrom('temporary_password').where('Applicant_ID', '=', applicantId).execute()
}
