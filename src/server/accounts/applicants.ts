import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Applicant } from '#contract/applicant.ts'
import { isDuplicate } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-key.ts'
import { isReserved } from './account-links.ts'

export type NewApplicant = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** From `hashPassword`. */
  readonly passwordHash: string
}

/** What an account is opened with, and whether mail to its address was shown to arrive. */
export type Credentials = {
  readonly Applicant_ID: string
  readonly Email: string
  readonly PasswordHash: string
  readonly email_confirmed_at: Date | null
}

/** Matches no password. */
export const noPassword = ''

const credentials = (db: Kysely<Tables>) =>
  db.selectFrom('Applicant').select(['Applicant_ID', 'Email', 'PasswordHash', 'email_confirmed_at'])

/** The account with an e-mail, in whatever case that is written. */
export const findByEmail = (db: Kysely<Tables>, email: string): Promise<Credentials | undefined> =>
  credentials(db)
    .where((row) => row(row.fn('lower', ['Email']), '=', emailKey(email)))
    .executeTakeFirst()

export const findById = (db: Kysely<Tables>, applicantId: string): Promise<Credentials | undefined> =>
  credentials(db).where('Applicant_ID', '=', applicantId).executeTakeFirst()

/**
 * The account as it is now, which nobody else changes before this transaction is over. Whatever writes what belongs to an
 * account holds it first: so no two transactions wait for each other.
 */
export const holdApplicant = (db: Kysely<Tables>, applicantId: string): Promise<Credentials | undefined> =>
  credentials(db).where('Applicant_ID', '=', applicantId).forNoKeyUpdate().executeTakeFirst()

/** The same, of an account that nobody changes at this moment. */
export const holdIfFree = (db: Kysely<Tables>, applicantId: string): Promise<Credentials | undefined> =>
  credentials(db).where('Applicant_ID', '=', applicantId).forNoKeyUpdate().skipLocked().executeTakeFirst()

/**
 * Makes an account, whose e-mail is not confirmed. Returns the id of the applicant; null when the e-mail already has one, in
 * whatever case it is written, or may be given back to one. `db` is a transaction.
 */
export async function createApplicant(
  db: Kysely<Tables>,
  { firstName, lastName, email, passwordHash }: NewApplicant,
  now: Date,
): Promise<string | null> {
  const created = await db
    .insertInto('Applicant')
    .values({
      Applicant_ID: randomUUID(),
      FirstName: firstName.trim(),
      LastName: lastName.trim(),
      Email: email.trim(),
      PasswordHash: passwordHash,
      CreatedDate: now.toISOString(),
      last_used_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('Applicant_ID')
    .executeTakeFirst()
  if (!created) return null
  // Only now has anyone who gave this e-mail up a moment ago written that it may be given back.
  if (!(await isReserved(db, email, created.Applicant_ID, now))) return created.Applicant_ID
  await db.deleteFrom('Applicant').where('Applicant_ID', '=', created.Applicant_ID).execute()
  return null
}

/** Names an applicant who opened her account without a name. */
export async function nameApplicant(
  db: Kysely<Tables>,
  applicantId: string,
  { firstName, lastName }: Pick<NewApplicant, 'firstName' | 'lastName'>,
): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ FirstName: firstName.trim(), LastName: lastName.trim() })
    .where('Applicant_ID', '=', applicantId)
    .where('FirstName', '=', '')
    .where('LastName', '=', '')
    .execute()
}

/** Deletes an account, and all that hangs on its row. */
export async function deleteApplicant(db: Kysely<Tables>, applicantId: string): Promise<void> {
  await db.deleteFrom('Applicant').where('Applicant_ID', '=', applicantId).execute()
}

/** When the account was made; undefined: there is none. */
export async function createdAt(db: Kysely<Tables>, applicantId: string): Promise<Date | undefined> {
  const row = db.selectFrom('Applicant').select('CreatedDate').where('Applicant_ID', '=', applicantId)
  return (await row.executeTakeFirst())?.CreatedDate
}

/** Sets what opens an account from now on. */
export async function setPasswordHash(db: Kysely<Tables>, applicantId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ PasswordHash: passwordHash })
    .where('Applicant_ID', '=', applicantId)
    .execute()
}

/** Notes that mail to the e-mail of an account arrives; the first time counts. */
export async function confirmEmailOf(db: Kysely<Tables>, applicantId: string, now: Date): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ email_confirmed_at: now.toISOString() })
    .where('Applicant_ID', '=', applicantId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** Notes that an account is used, which takes back that it ends; nobody else changes it before this transaction is over. */
export async function noteAccountUse(db: Kysely<Tables>, applicantId: string, now: Date): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ last_used_at: now.toISOString(), unused_warnings: 0, unused_ends_at: null })
    .where('Applicant_ID', '=', applicantId)
    .execute()
}

/** An e-mail that an account is to have. */
type NewEmail = { readonly applicantId: string; readonly email: string; readonly confirmedAt: Date | null }

/** @returns false when another account has the e-mail already */
async function tryEmail(db: Kysely<Tables>, { applicantId, email, confirmedAt }: NewEmail): Promise<boolean> {
  try {
    await db
      .updateTable('Applicant')
      .set({ Email: email, email_confirmed_at: confirmedAt?.toISOString() ?? null })
      .where('Applicant_ID', '=', applicantId)
      .execute()
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/**
 * Gives an account another e-mail, in a transaction.
 * @returns false when that is another account's, or may be given back to one; then nothing has changed
 */
export async function setEmail(db: Kysely<Tables>, wanted: NewEmail, now: Date): Promise<boolean> {
  await sql`savepoint email_change`.execute(db)
  const isSet = (await tryEmail(db, wanted)) && !(await isReserved(db, wanted.email, wanted.applicantId, now))
  if (!isSet) await sql`rollback to savepoint email_change`.execute(db)
  return isSet
}

/** The applicant's own row, as she may see it. */
export const readApplicant = (db: Kysely<Tables>, applicantId: string): Promise<Applicant | undefined> =>
  db
    .selectFrom('Applicant')
    .select(['FirstName', 'LastName', 'Email'])
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()
