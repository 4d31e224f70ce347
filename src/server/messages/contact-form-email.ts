import { randomUUID } from 'node:crypto'
import { Result, Schema } from 'effect'
import { ContactSubmission } from '#contract/contact-message.ts'
import { problemsOf } from '#contract/problems.ts'
import { contactMail } from './contact-mail.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/outbox.ts'
import type { NamedOperation, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'

const contactFormEmail = 'ContactFormEmail'

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(ContactSubmission))

function readSubmission([json = '', ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, `${contactFormEmail} takes one argument: the message as JSON.`)
  const decoded = decode(json)
  if (Result.isSuccess(decoded)) return decoded.success
  const [first] = problemsOf(decoded.failure.issue)
  throw new Refused(422, `The message cannot be sent. ${first?.path ?? ''}: ${first?.message ?? 'unreadable'}`)
}

/** Takes a visitor's message and has it mailed to those who answer it; the reply is the text `true` (C7.2-10, C7.2-11). */
const contactForm = (captcha: Pick<Captcha, 'verify'>, mail: MailSettings): NamedOperation => ({
  writes: true,
  async run(args, { db, now }) {
    const { RecaptchaResponse, ...message } = readSubmission(args)
    if (!(await captcha.verify(RecaptchaResponse, contactFormEmail, db)))
      throw new Refused(422, 'The proof that you are no robot was used before or is too old. Please send again.')
    await db
      .insertInto('contact_message')
      .values({ id: randomUUID(), ...message, received_at: now.toISOString() })
      .execute()
    await queueMail(db, contactMail(message, mail), now)
    return 'true'
  },
})

/** The operations by which visitors write to the firm. */
export const messageOperations = (captcha: Pick<Captcha, 'verify'>, mail: MailSettings): Operations => ({
  [contactFormEmail]: contactForm(captcha, mail),
})
