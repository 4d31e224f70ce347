import { account } from '#content/account.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import type { FormEvent } from 'react'
import * as styles from './account-parts.css.ts'

type Props = {
  email: string
  isConfirmed: boolean
  told: { readonly title: string; readonly message: string } | null
  busy: boolean
  isOff: boolean
  words: ReadonlyArray<string>
  onRequest: (password: string) => void
}

export function DeleteAccount({ email, isConfirmed, told, busy, isOff, words, onRequest }: Props) {
  const { title, lead, ends, alerts, stays } = account.deletion
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isOff) return
    const password = new FormData(event.currentTarget).get('Password')
    onRequest(typeof password === 'string' ? password : '')
  }
  return (
    <section className={styles.section} aria-labelledby="deletion">
      <Heading id="deletion" level={2} size="h3">
        {title}
      </Heading>
      <p className={styles.words}>{lead}</p>
      <ul className={styles.list}>
        {[...ends, ...(isConfirmed ? [alerts.confirmed] : [])].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.words}>{isConfirmed ? stays : `${alerts.unconfirmed} ${stays}`}</p>
      <Disclosure title="Delete with my password" className={styles.deletion}>
        <form className={styles.form} noValidate aria-label={title} onSubmit={submit}>
          <input type="text" name="Email" autoComplete="username" value={email} readOnly hidden />
          {told && (
            <Notice tone="danger" title={told.title} live="alert">
              <p>{told.message}</p>
            </Notice>
          )}
          <div className={styles.field}>
            <PasswordField label="Password" name="Password" autoComplete="current-password" />
          </div>
          <Button type="submit" busy={busy} {...(isOff && { 'aria-disabled': true })}>
            Delete my account
          </Button>
          <StageStatus words={busy ? words.join(' ') : ''} />
        </form>
      </Disclosure>
    </section>
  )
}
