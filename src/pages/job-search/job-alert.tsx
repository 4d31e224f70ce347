import { opportunities } from '#content/opportunities.ts'
import { nameBeforeStop } from '#domain/text/name-before-stop.ts'
import type { JobAlertEvent, jobAlertMachine } from '#machines/job-alert.machine.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useLostFocus } from '#ui/use-lost-focus.ts'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import { memo, type FormEvent, type Ref } from 'react'
import type { SnapshotFrom } from 'xstate'
import * as styles from './job-alert.css.ts'

export type JobAlertProps = {
  readonly snapshot: SnapshotFrom<typeof jobAlertMachine>
  readonly send: (event: JobAlertEvent) => void
  readonly firmName: string
  readonly isHydrated: boolean
}

const { alert } = opportunities

const readEmail = (form: HTMLFormElement) => {
  const email = new FormData(form).get('email')
  return typeof email === 'string' ? email : ''
}

export function JobAlert(props: JobAlertProps) {
  const { snapshot } = props
  return (
    <section className={styles.root} aria-labelledby="job-alert-title">
      <h2 id="job-alert-title" className={styles.title}>
        {alert.title}
      </h2>
      {snapshot.matches('thanked') ? <Thanks {...props} /> : <SignUp {...props} />}
      <StageStatus words={snapshot.hasTag('busy') ? messages(snapshot).join(' ') : ''} className={styles.status} />
    </section>
  )
}

function Thanks({ snapshot, firmName }: JobAlertProps) {
  const thanks = useLostFocus<HTMLDivElement>()
  return (
    <div ref={thanks} tabIndex={-1} className={styles.thanks}>
      <p>
        Thank you for your interest in {nameBeforeStop(firmName)}. <span>{messages(snapshot).join(' ')}</span>
      </p>
      <Subject words={snapshot.context.asked.words} />
    </div>
  )
}

const Subject = ({ words }: { words: string }) => (
  <p className={styles.subject}>
    You will hear about: <strong>{words}</strong>
  </p>
)

/** `method="dialog"`: submitted before hydration, the e-mail must not end up in the address. */
function SignUp({ snapshot, send, isHydrated }: JobAlertProps) {
  const { email, problem, refusals, search } = snapshot.context
  const field = useFocusOnChange<HTMLInputElement>(refusals)
  const isBusy = snapshot.hasTag('busy')
  const tell = (type: 'email.changed' | 'alerts.requested') => (event: FormEvent<HTMLFormElement>) =>
    send({ type, email: readEmail(event.currentTarget) })
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onChange={tell('email.changed')}
      onSubmit={(event) => {
        event.preventDefault()
        tell('alerts.requested')(event)
      }}
    >
      <noscript>
        <Notice tone="info" title="Signing up requires JavaScript. The feeds below the jobs do not." />
      </noscript>
      <Subject words={search.words} />
      <Email field={field} email={email} problem={problem} isBusy={isBusy} isHydrated={isHydrated} />
    </form>
  )
}

type EmailProps = Pick<JobAlertProps['snapshot']['context'], 'email' | 'problem'> &
  Pick<JobAlertProps, 'isHydrated'> & { field: Ref<HTMLInputElement>; isBusy: boolean }

const Email = memo(function Email({ field, email, problem, isBusy, isHydrated }: EmailProps) {
  return (
    <>
      <TextField
        ref={field}
        id="job-alert-email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-required
        hint={alert.hint}
        problem={problem ?? undefined}
        defaultValue={email}
        readOnly={isBusy}
      />
      <Button type={isHydrated ? 'submit' : 'button'} icon={mailIcon} busy={isBusy} wide>
        Sign Up
      </Button>
    </>
  )
})
