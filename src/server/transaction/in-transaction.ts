import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isConflict } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { waitForLock } from '../database/try-lock.ts'
import type { WorkQueue } from '../limits/work-queue.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import type { Caller } from './operations.ts'
import type { Step } from './plan.ts'

type Writing = {
  readonly steps: ReadonlyArray<Step>
  readonly caller: Caller | null
  readonly lockAccount: (db: Kysely<Tables>, caller: Caller) => Promise<unknown>
  readonly address: string
  readonly batches: WorkQueue
}

const retryDelay = 50

const isWrite = (step: Step) => step.kind === 'call' && !('answer' in step.operation)

const isBatch = (steps: ReadonlyArray<Step>) => steps.filter(isWrite).length > 1

/** Prevents deadlocks: batches with several writes run one at a time, each locking its caller's account first. */
async function lockInOrder(db: Kysely<Tables>, { steps, caller, lockAccount }: Writing) {
  if (!isBatch(steps)) return
  await waitForLock(db, 'batches')
  if (caller !== null) await lockAccount(db, caller)
}

/** Runs again once after a deadlock or serialization failure, so `act` may run twice. */
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
  const retryRun = async (error: unknown) => {
    if (!isConflict(error)) throw error
    // The other one is to end first: else both may wait for each other again.
    await setTimeout(retryDelay)
    return run()
  }
  const runTwice = () => run().catch(retryRun)
  return isBatch(writing.steps) ? writing.batches.run(runTwice, toRateLimitKey(writing.address)) : runTwice()
}
