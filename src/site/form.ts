import { paths } from '#addresses/paths.ts'
import { forms } from '#contract/forms.ts'
import { call } from '#contract/operations.ts'
import type { Submission } from '#machines/form-context.ts'
import { formNotice } from '#machines/form-notices.ts'
import { formMachine } from '#machines/form.machine.ts'
import { listen, watchActor } from './watchers.ts'
import { createFormDraftStore } from './form-draft.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'

const createCall = ({ form, values }: Submission, proof: string) =>
  call(forms[form].operation, JSON.stringify({ ...values, RecaptchaResponse: proof }))

type MessageFormDeps = Parts<'actors' | 'calls' | 'notifications' | 'ports'>

export function createMessageFormFlow({ actors, calls, notifications, ports }: MessageFormDeps) {
  const { leavePage, ruleAlert } = actors
  const { notify, withdraw, explainRules } = notifications
  const { watchDraft, storeDraft } = createFormDraftStore(ports.device.tab, leavePage)
  return formMachine.provide({
    actors: {
      cleanUpOnExit: listen(() => () => {
        leavePage.send({ type: 'page.unchanged', by: 'form' })
        withdraw(formNotice)
      }),
      watchDraft,
      watchPasswords: listen(() => () => {}),
      watchRules: watchActor(ruleAlert, (alert) => (alert.matches('silent') ? { type: 'rules.read' } : null)),
      sending: createSendingFlow({ calls, ports }, createCall, { acceptedReplies: ['true'] }),
    },
    actions: {
      reportUnsavedChanges: (_, isChanged) =>
        leavePage.send({ type: isChanged ? 'page.changed' : 'page.unchanged', by: 'form' }),
      storeDraft: ({ context: { form } }, values) => storeDraft(form, values),
      explainRules: (_, rules) => explainRules(rules),
      showNotice: (_, notice) => notify(notice),
      withdrawNotice: (_, key) => withdraw(key),
      complete: () => void ports.view.go(paths.thankYou.to('contact')),
    },
  })
}
