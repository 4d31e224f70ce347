import type { FormValues } from '#contract/form.ts'
import type { FormName } from '#contract/forms.ts'
import type { Schema } from 'effect'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MailSettings } from '../settings/mail-settings.ts'
import type { Mail } from '../mail/outbox.ts'

/** A message as it is kept; `received_at` is a moment in ISO 8601. */
export type Received<Message> = { readonly id: string; readonly message: Message; readonly received_at: string }

/** A mail by which the sender of a message can be answered. */
export type MailToFirm = Mail & { readonly replyTo: string }

/** One form by which visitors write to the firm. */
export type MessageKind<Message extends FormValues> = {
  /** Whose operation takes it, and whose business rules it keeps. */
  readonly form: FormName
  /** What the sender reads that the firm has, in the middle of a sentence. */
  readonly about: string
  /** Who answers and by when, a sentence. */
  readonly answer: string
  readonly submission: Schema.Decoder<Message & { readonly RecaptchaResponse: string }>
  readonly keep: (db: Kysely<Tables>, received: Received<Message>) => Promise<void>
  /** The mail that brings it to those who answer it. @param about.reference what firm and writer know it by */
  readonly mail: (
    message: Message,
    about: { readonly reference: string; readonly settings: MailSettings },
  ) => MailToFirm
}
