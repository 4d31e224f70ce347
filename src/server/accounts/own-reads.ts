import type { OwnReads } from '../transaction/own-reads.ts'
import { readApplicant } from './applicants.ts'
import { requiredAtAll } from './required-caller.ts'

/** What only a signed-in applicant reads, and of it only what is hers (C6-11). */
export const accountReads: OwnReads = {
  Applicant: async (db, { caller }) => {
    const { applicantId, mustChangePassword } = requiredAtAll(caller)
    const applicant = await readApplicant(db, applicantId)
    const row = applicant && { ...applicant, ...(mustChangePassword && { MustChangePassword: true }) }
    return new Map(row ? [[applicantId, row]] : [])
  },
}
