import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { createApplicant } from './applicants.ts'
import { hashPassword, type HashCost } from './hash-password.ts'

/** The least that argon2id takes: a password is checked often where its safety is not the subject. */
export const cheap: HashCost = { memory: 8, passes: 1 }

/** An applicant with an account, and her password. */
export type Enrolled = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** Makes an account without its form. @param cost what a check of the password costs; the usual when it is left out */
export async function enrolApplicant(
  db: Kysely<Tables>,
  { password, ...applicant }: Enrolled,
  now: Date,
  cost?: HashCost,
): Promise<string | null> {
  return createApplicant(db, { ...applicant, passwordHash: await hashPassword(password, '', cost) }, now)
}
