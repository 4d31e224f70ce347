import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { createApplicant } from './applicants.ts'
import { hashPassword, type HashCost } from './passwords.ts'

export const cheap: HashCost = { memory: 8, passes: 1 }

export type EnrolInput = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

export async function enrolApplicant(
  db: Kysely<Tables>,
  { password, ...applicant }: EnrolInput,
  now: Date,
  cost?: HashCost,
): Promise<string | null> {
  return createApplicant(db, { ...applicant, passwordHash: await hashPassword(password, '', cost) }, now)
}
