import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Applicant } from '#contract/account-data.ts'
import { isDuplicate } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { isReserved } from './account-links.ts'

export type NewApplicant = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly passwordHash: string
}

export type Credentials = {
  readonly Applicant_ID: string
  readonly Email: string
  readonly PasswordHash: string
  readonly email_confirmed_at: Date | null
}

export const noPassword = ''

const credentials = (db: Kysely<Tables>) =>
  db.selectFrom('Applicant').select(['Applicant_ID', 'Email', 'PasswordHash', 'email_confirmed_at'])

export const findByEmail = (db: Kysely<Tables>, email: string): Promise<Credentials | undefined> =>
  credentials(db)
    .where((row) => row(row.fn('lower', ['Email']), '=', emailKey(email)))
    .executeTakeFirst()

export const findById = (db: Kysely<Tables>, applicantId: string): Promise<Credentials | undefined> =>
  credentials(db).where('Applicant_ID', '=', applicantId).executeTakeFirst()

/** Locks the row. Lock the account before anything that belongs to it, to prevent deadlocks. */
export const lockApplicant = (db: Kysely<Tables>, applicantId: string): Promise<Credentials | undefined> =>
  credentials(db).where('Applicant_ID', '=', applicantId).forNoKeyUpdate().executeTakeFirst()

export const tryLockApplicant = (db: Kysely<Tables>, applicantId: string): Promise<Credentials | undefined> =>
  credentials(db).where('Applicant_ID', '=', applicantId).forNoKeyUpdate().skipLocked().executeTakeFirst()

/** Needs a transaction. Null if the e-mail has an account, in any case, or is reserved for one. */
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

export async function deleteApplicant(db: Kysely<Tables>, applicantId: string): Promise<void> {
  await db.deleteFrom('Applicant').where('Applicant_ID', '=', applicantId).execute()
}

export async function findCreationDate(db: Kysely<Tables>, applicantId: string): Promise<Date | undefined> {
  const row = db.selectFrom('Applicant').select('CreatedDate').where('Applicant_ID', '=', applicantId)
  return (await row.executeTakeFirst())?.CreatedDate
}

export async function setPasswordHash(db: Kysely<Tables>, applicantId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ PasswordHash: passwordHash })
    .where('Applicant_ID', '=', applicantId)
    .execute()
}

export async function confirmApplicantEmail(db: Kysely<Tables>, applicantId: string, now: Date): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ email_confirmed_at: now.toISOString() })
    .where('Applicant_ID', '=', applicantId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

export async function noteAccountUse(db: Kysely<Tables>, applicantId: string, now: Date): Promise<void> {
  await db
    .updateTable('Applicant')
    .set({ last_used_at: now.toISOString(), unused_warnings: 0, unused_ends_at: null })
    .where('Applicant_ID', '=', applicantId)
    .execute()
}

type NewEmail = { readonly applicantId: string; readonly email: string; readonly confirmedAt: Date | null }

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

/** Needs a transaction. @returns false, with nothing changed, if the e-mail is taken or reserved */
export async function setEmail(db: Kysely<Tables>, wanted: NewEmail, now: Date): Promise<boolean> {
  await sql`savepoint email_change`.execute(db)
  const isSet = (await tryEmail(db, wanted)) && !(await isReserved(db, wanted.email, wanted.applicantId, now))
  if (!isSet) await sql`rollback to savepoint email_change`.execute(db)
  return isSet
}

export const readApplicant = (db: Kysely<Tables>, applicantId: string): Promise<Applicant | undefined> =>
  db
    .selectFrom('Applicant')
    .select(['FirstName', 'LastName', 'Email'])
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()
