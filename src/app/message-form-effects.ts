import type { SiteApi } from '#contract/site-api.ts'
import { call } from '#contract/transaction.ts'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { fromPromise } from 'xstate'
import { tellNobody, transactionRunner } from './transactions.ts'

type Effects = {
  readonly api: SiteApi
  /** Gives the proof that an operation asks for. */
  readonly prove: (operation: string) => Promise<string>
  readonly notify: (notice: Notice) => void
  readonly withdraw: (key: string) => void
}

/** Names one sending; not every page may ask for a UUID. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A form that is sent as one named operation; what becomes of it the form itself tells (C4.6-08). */
export function provideMessageForm({ api, prove, notify, withdraw }: Effects) {
  const run = transactionRunner(api, tellNobody)
  return messageFormMachine.provide({
    actors: {
      prove: fromPromise(async ({ input }) => ({ key: newKey(), proof: await prove(input) })),
      send: fromPromise(async ({ input: { operation, values, key } }) => {
        const { kind, reply, message } = await run([call(operation, JSON.stringify(values))], { idempotencyKey: key })
        if (kind === 'failed') throw new Error(message)
        return reply?.Payload ?? ''
      }),
    },
    actions: {
      showNotice: (_, notice) => notify(notice),
      withdrawNotice: (_, key) => withdraw(key),
    },
  })
}
