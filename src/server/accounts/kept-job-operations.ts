import { writeAccountSavedJobs } from '#contract/write-kept-jobs.ts'
import { forgetSavedJobs, mergeSavedJobs, maxAccountSavedJobs } from '#contract/saved-jobs-operations.ts'
import { readAccountSavedJobs } from '#contract/kept-jobs.ts'
import { networkLimit } from '../limits/network-limit.ts'
import { toShortRowsCost } from '../transaction/cost.ts'
import { decodedOrRefused } from '../transaction/decoded.ts'
import type { NamedOperation, OperationContext, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { AccountParts } from './account-parts.ts'
import { forgetJobs, mergeAccountSavedJobs } from './kept-jobs.ts'
import { lockCallerAccount } from './own-account.ts'
import { required } from './required-caller.ts'

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
