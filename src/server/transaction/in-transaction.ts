import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isConflict } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { waitForLock } from '../database/try-lock.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import { networkOf } from '../network/network-of.ts'
import type { Caller } from './caller.ts'
import type { Step } from './plan.ts'

/** What a batch will do, who asks for it, and what holds her account. */
type Writing = {
  readonly steps: ReadonlyArray<Step>
  readonly caller: Caller | null
  readonly holdAccount: (db: Kysely<Tables>, caller: Caller) => Promise<unknown>
  readonly address: string
  /** Where batches of several writes wait, without a connection, for those before them. */
  readonly batches: WorkQueue
}

/** In milliseconds. */
const beforeAgain = 50

const isWrite = (step: Step) => step.kind === 'call' && !('answer' in step.operation)

/** Whether several operations write, which may lock anything in any order. */
const isBatch = (steps: ReadonlyArray<Step>) => steps.filter(isWrite).length > 1

/**
 * Of an operation the account comes first of all that it locks. A batch of several can lock anything in any order, so such
 * batches run one after another, and each begins with the account of its caller.
 */
async function lockInOrder(db: Kysely<Tables>, { steps, caller, holdAccount }: Writing) {
  if (!isBatch(steps)) return
  await waitForLock(db, 'batches')
  if (caller !== null) await holdAccount(db, caller)
}

/**
 * Runs a batch as one transaction, and once more where the database has ended it for another: of two that wait for each other it
 * ends one, and nothing of that one is left.
 */
export async function inTransaction<Done>(
  db: Kysely<Tables>,
  writing: Writing,
  act: (db: Kysely<Tables>) => Promise<Done>,
): Promise<Done> {
  const run = () =>
    db.transaction().execute(async (transaction) => {
      await lockInOrder(transaction, writing)
      return act(transaction)
    })
  const runAgain = async (error: unknown) => {
    if (!isConflict(error)) throw error
    // The other one is to end first: else both may wait for each other again.
    await setTimeout(beforeAgain)
    return run()
  }
  const runTwice = () => run().catch(runAgain)
  return isBatch(writing.steps) ? writing.batches.run(runTwice, networkOf(writing.address)) : runTwice()
}
