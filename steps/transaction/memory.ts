import { reportPath } from '#contract/visit-limits.ts'
import type { ErrorReport } from '#contract/visit-reports.ts'
import { read, transactionTimeout } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import type { ActorRefFrom } from 'xstate'
import { answers, errorOutcome } from '../worlds/answers.ts'
import { toOutcome, getEventReplyFlags } from '../worlds/connection.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { retryText, type FailureEvent, type TransactionJourney } from './browser.ts'

export function transactionInMemory(world: MemoryWorld): TransactionJourney {
  const { connection, clock } = world
  const transaction = () => world.transactions[0] as ActorRefFrom<typeof transactionMachine>
  const { states } = journeyInMemory(transactionMachine, transaction)
  const rest = () => clock.pass(transaction().getSnapshot().context.pause ?? 0)
  let leaving = new AbortController()
  return {
    start: async () => {
      world.open('/careers/open')
      await connection.hold()
      leaving = new AbortController()
      void world.site.calls.transact([read('JobPostingHeader')], { signal: leaving.signal })
      world.enter(transaction())
    },
    send: (operations) => world.direct.transact(operations as ReadonlyArray<Operation>),
    watchLog: async () => world.accompanyEachPage(),
    sendAnswer: (name) => connection.settle({ kind: 'is answered', answer: answers[name] }),
    cut: async () => {
      await connection.settle({ kind: 'is lost' })
      await states.waiting()
      await rest()
      await connection.settle({ kind: 'is lost' })
    },
    events: {
      'xstate.done.actor.post': (event) => connection.settle(toOutcome(getEventReplyFlags(event))),
      'xstate.error.actor.post': (event?: FailureEvent) => connection.settle(errorOutcome(event?.error)),
      'xstate.after.timeout.transaction.sending': () => clock.pass(transactionTimeout),
      'xstate.after.pause.transaction.waiting': rest,
      abandoned: async () => leaving.abort(),
    },
    states,
    shows: {
      calls: async () => connection.countCalls('JobPostingHeader'),
      isDelayed: async () =>
        world.site.actors.toasts.getSnapshot().context.toasts.some(({ title }) => title === retryText),
      logged: async () =>
        world.reports.flatMap(({ path, message }) => (path === reportPath ? [(message as ErrorReport).Message] : [])),
      inFlight: async () => connection.inFlight(),
    },
  }
}
