import { randomUUID } from 'node:crypto'
import { Result, Schema } from 'effect'
import { ContactSubmission } from '#contract/contact-message.ts'
import { problemsOf } from '#contract/problems.ts'
import { contactMail } from './contact-mail.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { ofNetwork, type Attempts, type Limit } from '../limits/attempts.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/outbox.ts'
import type { NamedOperation, OperationHandler, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'

const contactFormEmail = 'ContactFormEmail'

/** Messages of one network, behind which many people may sit. */
const perNetwork: Limit = { most: 60, within: 10 * 60_000 }

type Parts = {
  readonly captcha: Pick<Captcha, 'verify'>
  readonly attempts: Pick<Attempts, 'mayFrom'>
  readonly mail: MailSettings
}

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(ContactSubmission))

function readSubmission([json = '', ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, `${contactFormEmail} takes one argument: the message as JSON.`)
  const decoded = decode(json)
  if (Result.isSuccess(decoded)) return decoded.success
  const [first] = problemsOf(decoded.failure.issue)
  throw new Refused(422, `The message cannot be sent. ${first?.path ?? ''}: ${first?.message ?? 'unreadable'}`)
}

const take =
  ({ captcha, mail }: Parts): OperationHandler =>
  async (args, { db, now }) => {
    const { RecaptchaResponse, ...message } = readSubmission(args)
    if (!(await captcha.verify(RecaptchaResponse, contactFormEmail, db)))
      throw new Refused(422, 'The proof that you are no robot was used before or is too old. Please send again.')
    await db
      .insertInto('contact_message')
      .values({ id: randomUUID(), ...message, received_at: now.toISOString() })
      .execute()
    await queueMail(db, contactMail(message, mail), now)
    return 'true'
  }

/**
 * Takes a visitor's message and has it mailed to those who answer it; the reply is the text `true` (C7.2-10, C7.2-11).
 * Each try is counted, also one whose proof is bad.
 */
const contactForm = (parts: Parts): NamedOperation => ({
  writes: true,
  async prepare(_, { address, now }) {
    if (await parts.attempts.mayFrom(ofNetwork('messages from', address), perNetwork, now)) return take(parts)
    throw new Refused(429, 'Too many messages were sent from your network. Please wait a few minutes and send again.')
  },
})

/** The operations by which visitors write to the firm. */
export const messageOperations = (parts: Parts): Operations => ({ [contactFormEmail]: contactForm(parts) })
