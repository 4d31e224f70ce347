import { randomUUID } from 'node:crypto'
import type { FormValues } from '#contract/form.ts'
import { forms } from '#contract/forms.ts'
import { listBrokenRules } from '#domain/forms/form-rules.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { decodeSubmission } from '../captcha/decode-submission.ts'
import { provenOperation } from '../captcha/proven-operation.ts'
import { type Attempts, networkLimit } from '../limits/attempts.ts'
import { mayMailOnRequest, queueMails } from '../mail/outbox.ts'
import type { MailSettings } from '../settings/mail-settings.ts'
import type { NamedOperation, OperationContext, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { acknowledge } from './acknowledgement.ts'
import { contactMessages } from './contact-messages.ts'
import type { MessageKind } from './message-kind.ts'
import { profileMessages } from './profile-messages.ts'

type Parts = {
  readonly captcha: Pick<Captcha, 'verify' | 'hold'>
  readonly attempts: Pick<Attempts, 'consumeAttempt'>
  readonly mail: MailSettings
  readonly firmName: string
}

/** In bytes, with the proof: the longest valid message takes about 30 kB. */
const largestMessage = 48 * 1024

const refusal = 'The message cannot be sent.'

function createMessageDecoder<Message extends FormValues>({ form, submission: schema }: MessageKind<Message>) {
  const { operation } = forms[form]
  const decode = decodeSubmission({ operation, schema, name: 'the message', refusal })
  return (args: ReadonlyArray<string>) => {
    const { proof, values } = decode(args)
    const message = values as unknown as Message
    const [broken] = listBrokenRules(form, message)
    if (broken) throw new Refused(422, `${refusal} ${broken.message}`, true)
    return { proof, values: message }
  }
}

const createMessageWriter =
  <Message extends FormValues>(kind: MessageKind<Message>, { mail, firmName }: Parts) =>
  async (message: Message, { db, now, address }: OperationContext) => {
    const id = randomUUID()
    const reference = id.slice(0, 8).toUpperCase()
    await kind.keep(db, { id, message, received_at: now.toISOString() })
    const toFirm = { ...kind.mail(message, { reference, settings: mail }), class: 'confirmed', address } as const
    const sender = toFirm.replyTo
    const known = { firmName, reference, subject: kind.about, answer: kind.answer }
    const thanks = { ...acknowledge({ ...known, to: sender, from: toFirm.to }), class: 'unconfirmed', address } as const
    await queueMails(db, (await mayMailOnRequest(db, sender, now)) ? [toFirm, thanks] : [toFirm], now)
    return 'true'
  }

const createMessageOperation = <Message extends FormValues>(kind: MessageKind<Message>, parts: Parts): NamedOperation =>
  provenOperation({
    operation: forms[kind.form].operation,
    captcha: parts.captcha,
    maxBytes: largestMessage,
    limit: networkLimit(parts.attempts, {
      kind: 'messages from',
      refusal: 'Too many messages were sent from your network. Please wait a few minutes and send again.',
    }),
    decode: createMessageDecoder(kind),
    write: createMessageWriter(kind, parts),
  })

export const messageOperations = (parts: Parts): Operations => ({
  [forms.contact.operation]: createMessageOperation(contactMessages, parts),
  [forms.profile.operation]: createMessageOperation(profileMessages, parts),
})
