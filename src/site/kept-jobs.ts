import type { AccountSavedJob } from '#contract/account-saved-jobs.ts'
import { writeAccountSavedJobs } from '#contract/write-account-saved-jobs.ts'
import { forgetSavedJobs, mergeSavedJobs, savedJobsEntity } from '#contract/account-operations.ts'
import { UnreadablePayload } from '#contract/site-api.ts'
import { call, read } from '#contract/operations.ts'
import { accountSavedJobsMachine } from '#machines/kept-jobs.machine.ts'
import type { Result } from '#machines/result.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import type { Ports } from './ports.ts'
import type { Parts } from './site.ts'
import { requestPayload, toFailure } from './transaction.ts'
import { watchActor } from './watchers.ts'

async function readMerge(
  outcome: TransactionOutcome,
  readers: Ports['readers'],
): Promise<Result<ReadonlyArray<AccountSavedJob>>> {
  if (outcome.kind !== 'succeeded') return toFailure(outcome)
  const { decodeMergedJobsReply: decodeMergedJobs } = await readers()
  try {
    return { ok: true, value: decodeMergedJobs(outcome.reply?.Payload ?? '') }
  } catch (error) {
    if (error instanceof UnreadablePayload) return { ok: false, reason: 'lost', message: error.message }
    throw error
  }
}

/** Calls are aborted when their state is left, so that no retry carries another visitor's token. */
export const createAccountSavedJobsFlow = ({
  actors: { savedJobs },
  calls: { transactQuietly: run },
  ports: { readers },
}: Parts<'actors' | 'calls' | 'ports'>) =>
  accountSavedJobsMachine.provide({
    actors: {
      watchSavedJobs: watchActor(savedJobs, ({ context: { saved, open, ids, device } }) => ({
        type: 'savedJobs.changed',
        saved,
        open,
        shown: ids.length,
        isKept: device !== 'refuses',
      })),
      loadAccountSavedJobs: fromPromise(async ({ signal }) => {
        const payload = await requestPayload(run, read(savedJobsEntity), signal)
        return (await readers()).decodeSavedJobsReply(payload)
      }),
      mergeJobs: fromPromise(async ({ input: jobs, signal }) =>
        readMerge(await run([call(mergeSavedJobs, writeAccountSavedJobs(jobs))], { signal }), readers),
      ),
      forgetJobs: fromPromise(async ({ signal }) => {
        const outcome = await run([call(forgetSavedJobs)], { signal })
        return outcome.kind === 'succeeded' ? { ok: true, value: null } : toFailure(outcome)
      }),
    },
    actions: { addToDevice: (_, jobs) => savedJobs.send({ type: 'jobs.added', jobs }) },
  })
