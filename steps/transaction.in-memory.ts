import { decodePayload } from '#contract/payload.ts'
import type { SiteApi } from '#contract/site-api.ts'
import { read, transactionTimeout, type Operation } from '#contract/transaction.ts'
import { transactionMachine, type Arrival, type Call, type TransactionOutcome } from '#machines/transaction.machine.ts'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { answers, fateFor } from './answers.ts'
import { fateOf, verdictIn } from './connection.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { Failed, TransactionJourney } from './transaction.journey.ts'

async function post(api: SiteApi, { operations, ...options }: Call, signal: AbortSignal): Promise<Arrival> {
  const reply = await api.transact(operations, { ...options, signal })
  return { reply, rows: reply.Success ? decodePayload(reply.Payload) : {} }
}

const machineOver = (api: SiteApi) =>
  transactionMachine.provide({ actors: { post: fromPromise(({ input, signal }) => post(api, input, signal)) } })

/** The machine of a call over the real service. */
export function transactionInMemory({
  api,
  connection,
  clock,
  enter,
  notify,
  ruleAlert,
}: MemoryVisit): TransactionJourney {
  let transaction: ActorRefFrom<typeof transactionMachine>
  const announce = ({ kind, message }: TransactionOutcome) => {
    if (kind === 'refused') notify({ tone: 'danger', title: message, key: message })
    if (kind === 'broken') ruleAlert.send({ type: 'reply.broken' })
  }
  const is = (state: string) => () => reaches(transaction, state)
  const rest = () => clock.pass(transaction.getSnapshot().context.pause ?? 0)
  return {
    start: async () => {
      await connection.hold()
      const input = { operations: [read('JobPostingHeader')] }
      transaction = createActor(machineOver(api), { input, clock: clock.clock })
      enter(transaction)
      transaction.subscribe({ complete: () => announce(transaction.getSnapshot().output as TransactionOutcome) })
      transaction.start()
    },
    send: (operations) => api.transact(operations as ReadonlyArray<Operation>),
    answerWith: (name) => connection.settle({ kind: 'is answered', answer: answers[name] }),
    cut: async () => {
      await connection.settle({ kind: 'is lost' })
      await is('waiting')()
      await rest()
      await connection.settle({ kind: 'is lost' })
    },
    events: {
      'xstate.done.actor.post': (event) => connection.settle(fateOf(verdictIn(event))),
      'xstate.error.actor.post': (event?: Failed) => connection.settle(fateFor(event?.error)),
      'xstate.after.timeout.transaction.sending': () => clock.pass(transactionTimeout),
      'xstate.after.pause.transaction.waiting': rest,
      abandoned: async (event) => transaction.send(event),
    },
    states: {
      sending: is('sending'),
      waiting: is('waiting'),
      succeeded: is('succeeded'),
      refused: is('refused'),
      broken: is('broken'),
      unauthorized: is('unauthorized'),
      failed: is('failed'),
      abandoned: is('abandoned'),
    },
    shows: {
      calls: async () => connection.callsFor('JobPostingHeader'),
      isDelayed: async () => transaction.getSnapshot().matches('waiting'),
      underWay: async () => connection.underWay(),
    },
  }
}
