import type { FormValues } from '#contract/form.ts'
import type { FormName } from '#contract/forms.ts'
import { draftName } from '#domain/visit/stored-records.ts'
import { readDraft } from '#domain/forms/draft.ts'
import type { FormEvent } from '#machines/form.machine.ts'
import type { leavePageMachine } from '#machines/leave-page.machine.ts'
import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate'
import type { Store } from './ports.ts'

/** Survives a reload of the tab; dropped when the page is left. */
export const createFormDraftStore = (tab: Store, leavePage: ActorRefFrom<typeof leavePageMachine>) => ({
  watchDraft: fromCallback<EventObject, FormName, FormEvent>(({ input: form, sendBack }) => {
    const values = readDraft(form, tab.read(draftName(form)))
    if (values) sendBack({ type: 'draft.loaded', values })
    const drop = () => tab.drop(draftName(form))
    // The page may stand for a while after the visitor has given up what is written there.
    const { unsubscribe } = leavePage.on('changes.discarded', drop)
    return () => {
      unsubscribe()
      drop()
    }
  }),
  storeDraft: (form: FormName, values: FormValues | null) => {
    if (values) tab.keep(draftName(form), JSON.stringify(values))
    else tab.drop(draftName(form))
  },
})
