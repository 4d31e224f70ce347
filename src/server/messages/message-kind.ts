import type { FormValues } from '#contract/form.ts'
import type { FormName } from '#contract/forms.ts'
import type { Schema } from 'effect'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MailSettings } from '../settings/mail-settings.ts'
import type { Mail } from '../mail/outbox.ts'

export type ReceivedMessage<Message> = { readonly id: string; readonly message: Message; readonly received_at: string }

export type MailToFirm = Mail & { readonly replyTo: string }

export type MessageKind<Message extends FormValues> = {
  readonly form: FormName
  readonly about: string
  readonly answer: string
  readonly submission: Schema.Decoder<Message & { readonly RecaptchaResponse: string }>
  readonly keep: (db: Kysely<Tables>, received: ReceivedMessage<Message>) => Promise<void>
  readonly mail: (
    message: Message,
    about: { readonly reference: string; readonly settings: MailSettings },
  ) => MailToFirm
}
