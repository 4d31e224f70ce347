import { randomUUID } from 'node:crypto'
import { Result, Schema } from 'effect'
import type { FormValues } from '#contract/form.ts'
import { messageForms } from '#contract/message-forms.ts'
import { problemsOf } from '#contract/problems.ts'
import { brokenRulesIn } from '#domain/message-rules.ts'
import { acknowledge } from './acknowledgement.ts'
import { contactMessages } from './contact-messages.ts'
import type { MessageKind } from './message-kind.ts'
import { profileMessages } from './profile-messages.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { ofNetwork, type Attempts, type Limit } from '../limits/attempts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { mayMailOnRequest } from '../mail/mail-on-request.ts'
import { queueMails } from '../mail/outbox.ts'
import type { NamedOperation, OperationHandler, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'

/** Messages of one network, behind which many people may sit. */
const perNetwork: Limit = { most: 60, within: 10 * 60_000 }

type Parts = {
  readonly captcha: Pick<Captcha, 'verify'>
  readonly attempts: Pick<Attempts, 'mayFrom'>
  readonly mail: MailSettings
  readonly firmName: string
}

const cannotBeSent = (why: string, isRule = false) => new Refused(422, `The message cannot be sent. ${why}`, isRule)

function reader<Message extends FormValues>({ form, submission }: MessageKind<Message>) {
  const decode = Schema.decodeUnknownResult(Schema.fromJsonString(submission))
  return ([json = '', ...more]: ReadonlyArray<string>) => {
    if (more.length > 0)
      throw new Refused(400, `${messageForms[form].operation} takes one argument: the message as JSON.`)
    const decoded = decode(json)
    if (Result.isFailure(decoded)) {
      const [first] = problemsOf(decoded.failure.issue)
      throw cannotBeSent(`${first?.path ?? ''}: ${first?.message ?? 'unreadable'}`)
    }
    const { RecaptchaResponse: proof, ...rest } = decoded.success
    const message = rest as unknown as Message
    const [broken] = brokenRulesIn(form, message)
    if (broken) throw cannotBeSent(broken.message, true)
    return { proof, message }
  }
}

function taker<Message extends FormValues>(
  kind: MessageKind<Message>,
  { captcha, mail, firmName }: Parts,
): OperationHandler {
  const read = reader(kind)
  return async (args, { db, now }) => {
    const { proof, message } = read(args)
    if (!(await captcha.verify(proof, messageForms[kind.form].operation, db)))
      throw new Refused(422, 'The proof that you are no robot was used before or is too old. Please send again.')
    const id = randomUUID()
    const reference = id.slice(0, 8).toUpperCase()
    await kind.keep(db, { id, message, received_at: now.toISOString() })
    const toFirm = kind.mail(message, { reference, settings: mail })
    const sender = toFirm.replyTo
    const known = { firmName, reference, subject: kind.about, answer: kind.answer }
    const thanks = acknowledge({ ...known, to: sender, from: toFirm.to })
    await queueMails(db, (await mayMailOnRequest(db, sender, now)) ? [toFirm, thanks] : [toFirm], now)
    return 'true'
  }
}

/**
 * Takes what a visitor writes, has it mailed to those who answer it, and confirms it to whoever wrote; the reply is the text
 * `true` (C7.2-10 to C7.2-13). Each try is counted, also one whose proof is bad.
 */
const operationOf = <Message extends FormValues>(kind: MessageKind<Message>, parts: Parts): NamedOperation => ({
  writes: true,
  async prepare(_, { address, now }) {
    if (await parts.attempts.mayFrom(ofNetwork('messages from', address), perNetwork, now)) return taker(kind, parts)
    throw new Refused(429, 'Too many messages were sent from your network. Please wait a few minutes and send again.')
  },
})

/** The operations by which visitors write to the firm. */
export const messageOperations = (parts: Parts): Operations => ({
  [messageForms.contact.operation]: operationOf(contactMessages, parts),
  [messageForms.profile.operation]: operationOf(profileMessages, parts),
})
