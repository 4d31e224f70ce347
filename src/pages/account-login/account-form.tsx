import { toNoticeView, bindForm } from '#machines/form-view.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useId } from 'react'
import type { SnapshotFrom, EventFromLogic } from 'xstate'
import * as styles from './account-login-page.css.ts'
import { accountForms } from '#content/account-forms.ts'
import { formCopy } from '#content/form.ts'
import { forms } from '#contract/forms.ts'
import { messages } from '#machines/meta.ts'
import { Form } from '#ui/form/form.tsx'
import { AccountFields } from './account-fields.tsx'
import type { AccountFormName } from './account-login-page.tsx'

type Props = { snapshot: SnapshotFrom<typeof formMachine>; onUnlock: () => void }

/** Takes the focus when it appears (J8-16), which reads it out. */
export function AccountFormNotice({ snapshot, onUnlock }: Props) {
  const { told, canUnlock, isUnlocking } = toNoticeView(snapshot)
  if (!told) return null
  return <UnlockableNotice key={told.title} {...told} unlock={canUnlock ? { isBusy: isUnlocking, onUnlock } : null} />
}

type UnlockableNoticeProps = {
  tone: NoticeTone
  title: string
  message: string
  reason?: string
  unlock: { isBusy: boolean; onUnlock: () => void } | null
}

function UnlockableNotice({ tone, title, message, reason, unlock }: UnlockableNoticeProps) {
  const notice = useFocusOnChange<HTMLDivElement>(1)
  const id = useId()
  return (
    <Notice ref={notice} tabIndex={-1} role="group" aria-label={title} aria-describedby={id} tone={tone} title={title}>
      <div id={id}>
        <p>{message}</p>
        {reason && <p>{reason}</p>}
      </div>
      {unlock && (
        <Button variant="secondary" busy={unlock.isBusy} className={styles.tryAgain} onClick={unlock.onUnlock}>
          Try again now
        </Button>
      )}
    </Notice>
  )
}

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
  const { field, ...formProps } = bindForm(form, snapshot, send)
  const [progressLabel = button] = messages(snapshot)
  const isProven = forms[form].isProven
  return (
    <Form
      {...formProps}
      isOff={toNoticeView(snapshot).isUnlocking}
      isHydrated={isHydrated}
      told={<AccountFormNotice snapshot={snapshot} onUnlock={() => send({ type: 'unlock.requested' })} />}
      words={{
        ...formCopy,
        name: title,
        required: accountForms.required,
        withoutJavaScript,
        button: formProps.isSending ? progressLabel : button,
        status: isProven ? formCopy.proofHint : '',
      }}
    >
      <AccountFields form={form} field={field} currentPassword={currentPassword} />
    </Form>
  )
}
