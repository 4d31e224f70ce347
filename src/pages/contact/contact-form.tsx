import { contactSubjects } from '#contract/contact-message.ts'
import { messageForms, readControls } from '#contract/message-forms.ts'
import { contactCopy } from '#content/contact.ts'
import type { MessageFormEvent, messageFormMachine } from '#machines/message-form.machine.ts'
import { wordsOf } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import * as styles from './contact-form.css.ts'

export type ContactFormProps = {
  readonly snapshot: SnapshotFrom<typeof messageFormMachine>
  readonly send: (event: MessageFormEvent) => void
  /** Whether the page answers to the visitor: before that the form sends nothing. */
  readonly isHydrated: boolean
}

type Name = keyof typeof messageForms.contact.untouched

const names = Object.keys(messageForms.contact.untouched) as Name[]
const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }))
const idOf = (name: string) => `contact-${name}`

/** A message to the firm (C2.11-13, C2.11-30, C5-02). Its controls keep what is written; the machine knows what to do with it. */
export function ContactForm({ snapshot, send, isHydrated }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const tell = (type: MessageFormEvent['type']) => {
    if (form.current) send({ type, values: readControls(names, new FormData(form.current)) })
  }
  useTypedBefore(() => tell('values.changed'))
  const { problems, refusals } = snapshot.context
  const isSending = snapshot.matches('proving') || snapshot.matches('submitting')
  const [words] = wordsOf(snapshot)
  const field = (name: Name) => ({ id: idOf(name), name, required: true, problem: problems[name] })
  return (
    <form
      ref={form}
      noValidate
      className={styles.root}
      aria-label={contactCopy.formHeading}
      onChange={() => tell('values.changed')}
      onSubmit={(event) => {
        event.preventDefault()
        tell('form.submitted')
      }}
    >
      <noscript>
        <Notice tone="info" title={contactCopy.withoutJavaScript} />
      </noscript>
      {snapshot.matches('invalid') && (
        <ErrorSummary
          title={words ?? ''}
          attempt={refusals}
          problems={names.flatMap((name) => (problems[name] ? [{ id: idOf(name), message: problems[name] }] : []))}
        />
      )}
      <p className={styles.hint}>{contactCopy.requiredHint}</p>
      <Fields field={field} />
      <div className={styles.end}>
        <Button type={isHydrated ? 'submit' : 'button'} icon="mail" busy={isSending}>
          Send Message
        </Button>
        <p role="status" className={styles.status}>
          {isSending ? words : contactCopy.proofHint}
        </p>
      </div>
    </form>
  )
}

/** Takes over what was typed, or filled in by the browser, before the page was hydrated. */
function useTypedBefore(tell: () => void) {
  const first = useRef(tell)
  useEffect(() => first.current(), [])
}

type FieldOf = (name: Name) => { id: string; name: Name; required: boolean; problem: string | undefined }

function Fields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('FirstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('LastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('Email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('Phone')} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <SelectField
        {...field('Subject')}
        label="Subject"
        hint={contactCopy.subjectHint}
        options={subjects}
        defaultValue={messageForms.contact.untouched.Subject}
      />
      <TextArea {...field('Message')} label="Message" rows={7} />
    </>
  )
}
