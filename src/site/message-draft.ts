import type { FormValues } from '#contract/form.ts'
import type { MessageFormName } from '#contract/message-forms.ts'
import { readDraft } from '#domain/forms/message-draft.ts'
import type { MessageFormEvent } from '#machines/message-form.machine.ts'
import type { leavePageMachine } from '#machines/leave-page.machine.ts'
import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate'
import type { Store } from './ports.ts'

const keys: Readonly<Record<MessageFormName, string>> = { contact: 'draft_contact', profile: 'draft_profile' }

/** What is written into a form and not sent: it survives a reload of its tab, and goes with the page. */
export const draftIn = (tab: Store, leavePage: ActorRefFrom<typeof leavePageMachine>) => ({
  watchDraft: fromCallback<EventObject, MessageFormName, MessageFormEvent>(({ input: form, sendBack }) => {
    const values = readDraft(form, tab.read(keys[form]))
    if (values) sendBack({ type: 'draft.found', values })
    const drop = () => tab.drop(keys[form])
    // The page may stand for a while after the visitor has given up what is written there.
    const { unsubscribe } = leavePage.on('changes.discarded', drop)
    return () => {
      unsubscribe()
      drop()
    }
  }),
  /** @param values null when there is nothing to lose */
  keepDraft: (form: MessageFormName, values: FormValues | null) => {
    if (values) tab.keep(keys[form], JSON.stringify(values))
    else tab.drop(keys[form])
  },
})
