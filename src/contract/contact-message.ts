import { Effect, Schema } from 'effect'
import { EmailField, line, lines, ProofField } from './typed-text.ts'

/** What a message can be about, and how the choice reads (C2.11-30). */
export const contactSubjects = {
  general: 'General',
  capabilities: 'Capabilities',
  contracts: 'Contracts',
  hr: 'Human Resources',
} as const
export type ContactSubject = keyof typeof contactSubjects

/** What a visitor writes to the firm (C3.6-01); text is trimmed, and blanks alone count as nothing (C5-01, C5-19). */
export const ContactMessage = Schema.Struct({
  FirstName: line('Please enter your first name', 100),
  LastName: line('Please enter your last name', 100),
  Email: EmailField,
  Phone: line('Please enter your phone number', 50),
  Subject: Schema.Literals(['general', 'capabilities', 'contracts', 'hr']).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed('general' as const)),
  ),
  Message: lines('Please enter your message', 5000),
})
export type ContactMessage = typeof ContactMessage.Type

/** The argument of `ContactFormEmail`: the message with the proof that no robot sent it (C5-02, C7.2-10). */
export const ContactSubmission = Schema.Struct({ ...ContactMessage.fields, RecaptchaResponse: ProofField })
