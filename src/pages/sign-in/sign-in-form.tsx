import { wordsOf } from '#machines/meta.ts'
import type { Credentials, signInMachine } from '#machines/sign-in.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import * as styles from './sign-in-page.css.ts'

export type SignInFormProps = {
  snapshot: SnapshotFrom<typeof signInMachine>
  send: (event: EventFromLogic<typeof signInMachine>) => void
  /** False until scripts answer: before that nothing must leave the form. */
  isHydrated: boolean
}

const fields = { email: 'Email', password: 'Password' } as const
const names = Object.keys(fields) as ReadonlyArray<keyof typeof fields>

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), password: text('password'), remember: data.has('remember') }
}

/** E-mail, password and whether to stay signed in (J2.9-13 to J2.9-15). What is wrong is said once above, and beside each field. */
export function SignInForm({ snapshot, send, isHydrated }: SignInFormProps) {
  const [submissions, setSubmissions] = useState(0)
  const { problems } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'submitted', ...readForm(event.currentTarget) })
    setSubmissions(submissions + 1)
  }
  const judge =
    (field: keyof typeof fields) =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value })
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit} aria-label="Sign in">
      <Summary key={`${submissions} ${snapshot.value}`} snapshot={snapshot} send={send} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={fields.email}
        autoComplete="username"
        inputMode="email"
        onChange={judge('email')}
        aria-required
        problem={problems.email ?? undefined}
      />
      <PasswordField
        id="password"
        name="password"
        label={fields.password}
        autoComplete="current-password"
        onChange={judge('password')}
        aria-required
        problem={problems.password ?? undefined}
      />
      <Checkbox name="remember">Keep Me Logged In</Checkbox>
      <Button type={isHydrated ? 'submit' : 'button'} busy={isBusy} wide>
        {isBusy ? wordsOf(snapshot)[0] : 'LOGIN'}
      </Button>
      <p role="status" className={styles.progress}>
        {isBusy ? wordsOf(snapshot)[1] : ''}
      </p>
    </form>
  )
}

const tones: Partial<Record<SignInFormProps['snapshot']['value'], NoticeTone>> = {
  lockedOut: 'warning',
  stillLockedOut: 'warning',
  unlocking: 'info',
  unlocked: 'success',
}

/** What became of the last attempt; it takes the focus when it comes. */
function Summary({ snapshot, send }: Pick<SignInFormProps, 'snapshot' | 'send'>) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const [title, message] = wordsOf(snapshot)
  if (!title || snapshot.hasTag('busy') || snapshot.matches('letIn')) return null
  const { problems } = snapshot.context
  if (snapshot.matches('incomplete')) {
    const lines = names.flatMap((id) => (problems[id] ? [{ id, message: `${fields[id]}: ${problems[id]}` }] : []))
    return <ErrorSummary title={title} problems={lines} attempt={1} />
  }
  const isUnlocking = snapshot.matches('unlocking')
  return (
    <Notice ref={notice} tabIndex={-1} live="alert" tone={tones[snapshot.value] ?? 'danger'} title={title}>
      <p>{message}</p>
      {(isUnlocking || snapshot.can({ type: 'unlock.asked' })) && (
        <Button
          variant="secondary"
          busy={isUnlocking}
          className={styles.tryAgain}
          onClick={() => send({ type: 'unlock.asked' })}
        >
          Try again now
        </Button>
      )}
    </Notice>
  )
}
