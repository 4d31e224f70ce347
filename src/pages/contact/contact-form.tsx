import { contactForm, contactSubjects } from '#contract/contact-message.ts'
import { contactCopy } from '#content/contact.ts'
import { formCopy } from '#content/form.ts'
import { bindForm } from '#machines/form-view.ts'
import type { formMachine, FormUserEvent } from '#machines/form.machine.ts'
import { Form } from '#ui/form/form.tsx'
import { pair } from '#ui/form/form.css.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import type { SnapshotFrom } from 'xstate'

export type ContactFormProps = {
  readonly snapshot: SnapshotFrom<typeof formMachine>
  readonly send: (event: FormUserEvent) => void
  readonly isHydrated: boolean
}

const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }))

export function ContactForm({ snapshot, send, isHydrated }: ContactFormProps) {
  const { field, onLeave: _, ...bound } = bindForm('contact', snapshot, send)
  return (
    <Form
      {...bound}
      icon={mailIcon}
      isHydrated={isHydrated}
      words={{
        ...formCopy,
        name: contactCopy.formHeading,
        button: 'Send Message',
        status: formCopy.proofHint,
      }}
    >
      <Fields field={field} />
    </Form>
  )
}

type FieldOf = ReturnType<typeof bindForm<'contact'>>['field']

function Fields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className={pair}>
        <TextField required {...field('FirstName')} autoComplete="given-name" />
        <TextField required {...field('LastName')} autoComplete="family-name" />
      </div>
      <div className={pair}>
        <TextField required {...field('Email')} type="email" autoComplete="email" />
        <TextField required {...field('Phone')} type="tel" autoComplete="tel" />
      </div>
      <SelectField
        required
        {...field('Subject')}
        hint={contactCopy.subjectHint}
        options={subjects}
        defaultValue={contactForm.untouched.Subject}
      />
      <TextArea required {...field('Message')} rows={7} />
    </>
  )
}
