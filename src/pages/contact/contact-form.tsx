import { contactSubjects } from '#contract/contact-message.ts'
import { messageForms, readControls } from '#contract/message-forms.ts'
import { contactCopy } from '#content/contact.ts'
import { messageFormCopy } from '#content/message-form.ts'
import {
  controlId,
  shownOf,
  type MessageFormUserEvent,
  type messageFormMachine,
} from '#machines/message-form.machine.ts'
import { MessageForm } from '#ui/message-form/message-form.tsx'
import { pair } from '#ui/message-form/message-form.css.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import type { SnapshotFrom } from 'xstate'

export type ContactFormProps = {
  readonly snapshot: SnapshotFrom<typeof messageFormMachine>
  readonly send: (event: MessageFormUserEvent) => void
  /** Whether the page answers to the visitor: before that the form sends nothing. */
  readonly isHydrated: boolean
}

type Name = keyof typeof messageForms.contact.untouched

const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }))

/** A message to the firm (C2.11-13, C2.11-30, C5-02). */
export function ContactForm({ snapshot, send, isHydrated }: ContactFormProps) {
  const { problems } = snapshot.context
  const { status, summary, ...shown } = shownOf(snapshot)
  const tell = (type: MessageFormUserEvent['type']) => (controls: FormData) =>
    send({ type, values: readControls('contact', controls) })
  const field = (name: Name) => ({
    id: controlId('contact', name),
    name,
    label: messageForms.contact.labels[name],
    required: true,
    problem: problems[name],
  })
  return (
    <MessageForm
      {...shown}
      isHydrated={isHydrated}
      words={{
        ...messageFormCopy,
        name: contactCopy.formHeading,
        button: 'Send Message',
        status: status ?? messageFormCopy.proofHint,
      }}
      problems={summary}
      onWrite={tell('values.changed')}
      onSend={tell('form.submitted')}
    >
      <Fields field={field} />
    </MessageForm>
  )
}

type FieldOf = (name: Name) => { id: string; name: Name; label: string; required: boolean; problem: string | undefined }

function Fields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className={pair}>
        <TextField {...field('FirstName')} autoComplete="given-name" />
        <TextField {...field('LastName')} autoComplete="family-name" />
      </div>
      <div className={pair}>
        <TextField {...field('Email')} type="email" autoComplete="email" />
        <TextField {...field('Phone')} type="tel" autoComplete="tel" />
      </div>
      <SelectField
        {...field('Subject')}
        hint={contactCopy.subjectHint}
        options={subjects}
        defaultValue={messageForms.contact.untouched.Subject}
      />
      <TextArea {...field('Message')} rows={7} />
    </>
  )
}
