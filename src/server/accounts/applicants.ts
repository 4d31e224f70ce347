import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Applicant } from '#contract/applicant.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-key.ts'
import { checkPassword, hashPassword, type HashCost } from './hash-password.ts'

export type NewApplicant = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

const byEmail = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('Applicant')
    .select(['Applicant_ID', 'PasswordHash'])
    .where((row) => row(row.fn('lower', ['Email']), '=', emailKey(email)))
    .executeTakeFirst()

/**
 * Makes an account. Returns the id of the applicant; null when the e-mail already has one, in whatever case it is written.
 * @param cost what each check of the password will cost; the default of `hashPassword` when it is left out
 * @public Only tests make accounts until visitors can sign up.
 */
export async function createApplicant(
  db: Kysely<Tables>,
  { firstName, lastName, email, password }: NewApplicant,
  now: Date,
  cost?: HashCost,
): Promise<string | null> {
  const created = await db
    .insertInto('Applicant')
    .values({
      Applicant_ID: randomUUID(),
      FirstName: firstName.trim(),
      LastName: lastName.trim(),
      Email: email.trim(),
      PasswordHash: await hashPassword(password, cost),
      CreatedDate: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('Applicant_ID')
    .executeTakeFirst()
  return created?.Applicant_ID ?? null
}

/** The id of the applicant with this e-mail and password; null when there is none. Both take the same time. */
export async function findApplicant(db: Kysely<Tables>, email: string, password: string): Promise<string | null> {
  const known = await byEmail(db, email)
  return (await checkPassword(password, known?.PasswordHash)) && known ? known.Applicant_ID : null
}

/** The applicant's own row, as she may see it. */
export const readApplicant = (db: Kysely<Tables>, applicantId: string): Promise<Applicant | undefined> =>
  db
    .selectFrom('Applicant')
    .select(['FirstName', 'LastName', 'Email'])
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()
