import { accountForms } from '#content/account-forms.ts'
import { formCopy } from '#content/form.ts'
import { forms } from '#contract/forms.ts'
import { bindForm, toNoticeView } from '#machines/form-view.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { messages } from '#machines/meta.ts'
import { Form } from '#ui/form/form.tsx'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { AccountFields } from './account-fields.tsx'
import type { AccountFormName } from './account-login-page.tsx'
import { AccountFormNotice } from './told-of-form.tsx'

export type AccountFormProps = {
  readonly form: AccountFormName
  readonly snapshot: SnapshotFrom<typeof formMachine>
  readonly send: (event: EventFromLogic<typeof formMachine>) => void
  readonly currentPassword: string
  /** False until hydrated: until then the form sends nothing. */
  readonly isHydrated: boolean
}

export function AccountForm({ form, snapshot, send, currentPassword, isHydrated }: AccountFormProps) {
  const { title, button, withoutJavaScript } = accountForms.forms[form]
  const { field, ...bound } = bindForm(form, snapshot, send)
  const [wait = button] = messages(snapshot)
  const isProven = forms[form].isProven
  return (
    <Form
      {...bound}
      isOff={toNoticeView(snapshot).isUnlocking}
      isHydrated={isHydrated}
      told={<AccountFormNotice snapshot={snapshot} onUnlock={() => send({ type: 'unlock.requested' })} />}
      words={{
        ...formCopy,
        name: title,
        required: accountForms.required,
        withoutJavaScript,
        button: bound.isSending ? wait : button,
        status: isProven ? formCopy.proofHint : '',
      }}
    >
      <AccountFields form={form} field={field} currentPassword={currentPassword} />
    </Form>
  )
}
