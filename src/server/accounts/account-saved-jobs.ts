import type { Kysely } from 'kysely'
import { type AccountSavedJob, readAccountSavedJobs } from '#contract/account-saved-jobs.ts'
import { combineSavedJobs } from '#domain/saved-jobs/account-saved-jobs.ts'
import type { Tables } from '../database/tables.ts'
import { writeAccountSavedJobs } from '#contract/write-account-saved-jobs.ts'
import { forgetSavedJobs, mergeSavedJobs, maxAccountSavedJobs } from '#contract/account-operations.ts'
import { networkLimit } from '../limits/attempts.ts'
import { toShortRowsCost } from '../transaction/cost.ts'
import { decodedOrRefused, Refused } from '../transaction/refused.ts'
import type { NamedOperation, OperationContext, Operations } from '../transaction/operations.ts'
import type { AccountParts } from './account-parts.ts'
import { lockCallerAccount, required } from './account-owner.ts'

export async function listAccountSavedJobs(
  db: Kysely<Tables>,
  applicantId: string,
): Promise<ReadonlyArray<AccountSavedJob>> {
  const rows = await db
    .selectFrom('kept_job')
    .select(['JobPosting_ID', 'saved_on'])
    .where('Applicant_ID', '=', applicantId)
    .orderBy('saved_on', (order) => order.asc().nullsFirst())
    .orderBy('JobPosting_ID')
    .execute()
  return rows.map(({ JobPosting_ID: id, saved_on: savedOn }) => ({ id, savedOn }))
}

type Brought = { readonly applicantId: string; readonly sent: ReadonlyArray<AccountSavedJob> }

export async function mergeAccountSavedJobs(
  db: Kysely<Tables>,
  { applicantId, sent }: Brought,
  now: Date,
): Promise<ReadonlyArray<AccountSavedJob>> {
  const kept = await listAccountSavedJobs(db, applicantId)
  const known = new Set(kept.map(({ id, savedOn }) => `${savedOn} ${id}`))
  const changed = combineSavedJobs(kept, sent).filter(({ id, savedOn }) => !known.has(`${savedOn} ${id}`))
  if (changed.length === 0) return kept
  const of = { Applicant_ID: applicantId, kept_at: now.toISOString() }
  await db
    .insertInto('kept_job')
    .values(changed.map(({ id, savedOn }) => ({ ...of, JobPosting_ID: id, saved_on: savedOn })))
    .onConflict((same) =>
      same
        .columns(['Applicant_ID', 'JobPosting_ID'])
        .doUpdateSet(({ ref }) => ({ saved_on: ref('excluded.saved_on') })),
    )
    .execute()
  return listAccountSavedJobs(db, applicantId)
}

export async function forgetJobs(db: Kysely<Tables>, applicantId: string, since: Date = new Date(0)): Promise<void> {
  await db.deleteFrom('kept_job').where('Applicant_ID', '=', applicantId).where('kept_at', '>=', since).execute()
}

const bytesPerSavedJob = 160

type Attempts = Pick<AccountParts, 'attempts'>

type Change<Asked> = {
  readonly maxBytes?: number
  readonly decode: (args: ReadonlyArray<string>) => Asked
  readonly write: (context: OperationContext, applicantId: string, asked: Asked) => Promise<string>
}

function changing<Asked>({ attempts }: Attempts, { maxBytes, decode, write }: Change<Asked>): NamedOperation {
  const limit = networkLimit(attempts, {
    kind: 'changes of kept jobs from',
    refusal: 'Saved jobs were changed too often from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ...(maxBytes !== undefined && { maxBytes }),
    cost: () => toShortRowsCost(2 * maxAccountSavedJobs),
    prepare: async (args, context) => {
      const caller = required(context.caller)
      const asked = decode(args)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return async (_, inside) => {
        await lockCallerAccount(inside, caller)
        return write(inside, caller.applicantId, asked)
      }
    },
  }
}

export const accountSavedJobOperations = (parts: Attempts): Operations => ({
  [mergeSavedJobs]: changing(parts, {
    maxBytes: maxAccountSavedJobs * bytesPerSavedJob,
    decode: ([text = '', ...more]) => {
      if (more.length > 0) throw new Refused(400, `${mergeSavedJobs} takes one argument.`)
      return decodedOrRefused(readAccountSavedJobs(text), 'These jobs cannot be kept.')
    },
    write: async ({ db, now }, applicantId, sent) =>
      writeAccountSavedJobs(await mergeAccountSavedJobs(db, { applicantId, sent }, now)),
  }),
  [forgetSavedJobs]: changing(parts, {
    decode: (args) => {
      if (args.length > 0) throw new Refused(400, `${forgetSavedJobs} takes no argument.`)
    },
    write: async ({ db }, applicantId) => {
      await forgetJobs(db, applicantId)
      return 'true'
    },
  }),
})
