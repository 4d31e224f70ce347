import { paths } from '#addresses/paths.ts'
import { call } from '#contract/transaction.ts'
import { messageFormMachine, messageFormNotice } from '#machines/message-form.machine.ts'
import { fromPromise } from 'xstate'
import type { Site } from './create-site.ts'
import { listen } from './listen.ts'
import { proveSending } from './prove-sending.ts'
import { tellNobody } from './transaction.ts'

/** A form that is sent as one named operation; what becomes of it the form itself tells (C4.6-08). */
export function messageFormOf({ ports: { prove, view }, runner, notify, withdraw, leavePage }: Site) {
  const run = runner(tellNobody)
  return messageFormMachine.provide({
    actors: {
      holdPage: listen(() => () => {
        leavePage.send({ type: 'page.unchanged' })
        withdraw(messageFormNotice)
      }),
      prove: proveSending(prove),
      send: fromPromise(async ({ input: { operation, values, key } }) => {
        const { kind, reply, message } = await run([call(operation, JSON.stringify(values))], { idempotencyKey: key })
        if (kind === 'failed') throw new Error(message)
        return reply?.Payload ?? ''
      }),
    },
    actions: {
      tellGuard: (_, isChanged) => leavePage.send({ type: isChanged ? 'page.changed' : 'page.unchanged' }),
      showNotice: (_, notice) => notify(notice),
      withdrawNotice: (_, key) => withdraw(key),
      openThanks: () => void view.go(paths.thankYou.to('contact')),
    },
  })
}
