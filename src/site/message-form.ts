import { paths } from '#addresses/paths.ts'
import type { FormValues } from '#contract/form.ts'
import { call } from '#contract/transaction.ts'
import { messageFormMachine, messageFormNotice } from '#machines/message-form.machine.ts'
import type { Verdict } from '#machines/sending.ts'
import { fromPromise } from 'xstate'
import type { Calls } from './calls.ts'
import { listen } from './listen.ts'
import { draftIn } from './message-draft.ts'
import { proveSending } from './prove-sending.ts'
import type { Parts } from './site.ts'
import { verdictOf } from './verdict-of.ts'
import { watchActor } from './watch-actor.ts'

type Message = { readonly operation: string; readonly values: FormValues; readonly key: string }

/** Sends a message, which is taken with the payload `true` (C4.6-06). Rejects without an answer. */
const senderOf =
  ({ transactQuietly }: Pick<Calls, 'transactQuietly'>) =>
  async ({ operation, values, key }: Message): Promise<Verdict> => {
    const outcome = await transactQuietly([call(operation, JSON.stringify(values))], { idempotencyKey: key })
    return verdictOf(outcome, 'true')
  }

type Needed = Parts<'actors' | 'calls' | 'notifications' | 'ports'>

/**
 * A form that is sent as one named operation, with notices of its own (C4.6-08). What is written survives a reload in its
 * tab, and no longer: it goes with the page.
 */
export function messageFormOf({ actors, calls, notifications, ports }: Needed) {
  const { leavePage, ruleAlert } = actors
  const { notify, withdraw, explainRules } = notifications
  const { prove, view } = ports
  const { watchDraft, keepDraft } = draftIn(ports.device.tab, leavePage)
  const sendMessage = senderOf(calls)
  return messageFormMachine.provide({
    actors: {
      holdPage: listen(() => () => {
        leavePage.send({ type: 'page.unchanged' })
        withdraw(messageFormNotice)
      }),
      watchDraft,
      watchRules: watchActor(ruleAlert, (alert) => (alert.matches('silent') ? { type: 'rules.read' } : null)),
      prove: proveSending(prove),
      send: fromPromise(({ input }) => sendMessage(input)),
    },
    actions: {
      tellGuard: (_, isChanged) => leavePage.send({ type: isChanged ? 'page.changed' : 'page.unchanged' }),
      keepDraft: ({ context: { form } }, values) => keepDraft(form, values),
      explainRules: (_, rules) => explainRules(rules),
      showNotice: (_, notice) => notify(notice),
      withdrawNotice: (_, key) => withdraw(key),
      openThanks: () => void view.go(paths.thankYou.to('contact')),
    },
  })
}
