import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { readApplicant } from './applicants.ts'

/** Rows of one applicant, keyed by whatever tells them apart. */
export type OwnRead = (db: Kysely<Tables>, applicantId: string) => Promise<ReadonlyMap<string, object>>

/** What only a signed-in applicant reads, and of it only what is hers (C6-11). */
export const ownReads: Readonly<Record<string, OwnRead>> = {
  Applicant: async (db, applicantId) => {
    const applicant = await readApplicant(db, applicantId)
    return new Map(applicant ? [[applicantId, applicant]] : [])
  },
}
