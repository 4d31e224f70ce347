import {
  forgetSavedJobs,
  keptJobsIn,
  mergeSavedJobs,
  savedJobsEntity,
  savedJobsIn,
  writeKeptJobs,
} from '#contract/kept-jobs.ts'
import { UnreadablePayload } from '#contract/payload.ts'
import { call, read } from '#contract/transaction.ts'
import { keptJobsMachine, type Merge } from '#machines/kept-jobs.machine.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { answerTo, notDone } from './transaction.ts'
import { watchActor } from './watch-actor.ts'
import { watchVisitor } from './watch-visitor.ts'

function mergeIn(outcome: TransactionOutcome): Merge {
  if (outcome.kind !== 'succeeded') return notDone(outcome)
  try {
    return { kind: 'merged', jobs: keptJobsIn(outcome.reply?.Payload ?? '') }
  } catch (error) {
    if (error instanceof UnreadablePayload) return { kind: 'lost', message: error.message }
    throw error
  }
}

/** The saved jobs of a device and those of the signed-in applicant's account. What she leaves ends the call: nobody else's token repeats it. */
export const keptJobsOf = ({
  actors: { session, savedJobs },
  calls: { transactQuietly: run },
}: Parts<'actors' | 'calls'>) =>
  keptJobsMachine.provide({
    actors: {
      watchVisitor: watchVisitor(session),
      watchSavedJobs: watchActor(savedJobs, ({ context: { saved, open, ids, device } }) => ({
        type: 'savedJobs.changed',
        saved,
        open,
        shown: ids.length,
        isKept: device !== 'refuses',
      })),
      loadKept: fromPromise(async ({ signal }) => savedJobsIn(await answerTo(run, read(savedJobsEntity), signal))),
      mergeJobs: fromPromise(async ({ input: jobs, signal }) =>
        mergeIn(await run([call(mergeSavedJobs, writeKeptJobs(jobs))], { signal })),
      ),
      forgetJobs: fromPromise(async ({ signal }) => {
        const outcome = await run([call(forgetSavedJobs)], { signal })
        return outcome.kind === 'succeeded' ? { kind: 'forgotten' } : notDone(outcome)
      }),
    },
    actions: { addToDevice: (_, jobs) => savedJobs.send({ type: 'jobs.added', jobs }) },
  })
