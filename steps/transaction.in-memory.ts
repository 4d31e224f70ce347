import type { SiteApi } from '#contract/site-api.ts'
import { read, type Operation } from '#contract/transaction.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { fateOf, type Verdict } from './connection.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { TransactionJourney } from './transaction.journey.ts'

const machineOver = (api: SiteApi) =>
  transactionMachine.provide({ actors: { post: fromPromise(({ input }) => api.transact(input)) } })

/** The machine of a call over the real service. */
export function transactionInMemory({ api, connection, enter }: MemoryVisit): TransactionJourney {
  let transaction: ActorRefFrom<typeof transactionMachine>
  const is = (state: string) => () => reaches(transaction, state)
  return {
    start: async () => {
      await connection.hold()
      transaction = createActor(machineOver(api), { input: { operations: [read('JobPostingHeader')] } })
      enter(transaction)
      transaction.start()
    },
    send: (operations) => api.transact(operations as ReadonlyArray<Operation>),
    events: {
      'xstate.done.actor.post': (event) => connection.release(fateOf(event?.output as Verdict)),
      'xstate.error.actor.post': () => connection.release({ kind: 'is lost' }),
    },
    states: {
      sending: is('sending'),
      succeeded: is('succeeded'),
      refused: is('refused'),
      broken: is('broken'),
      unauthorized: is('unauthorized'),
      failed: is('failed'),
    },
  }
}
