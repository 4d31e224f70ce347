import { nameBeforeStop } from '#domain/text/name-before-stop.ts'
import type { Mail } from '../mail/outbox.ts'

type AcknowledgementInput = {
  readonly firmName: string
  readonly reference: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly answer: string
}

/** Must not quote the message: the address may be somebody else's, who would get a stranger's words in the firm's name. */
export const acknowledge = ({ firmName, reference, to, from, subject, answer }: AcknowledgementInput): Mail => ({
  to,
  replyTo: from,
  subject: `We have ${subject} (${reference})`,
  text: [
    `Thank you for writing to ${nameBeforeStop(firmName)}.`,
    '',
    `We have ${subject}. ${answer} Please quote the reference ${reference} if you write or call about it.`,
    '',
    'If you did not write to us, someone entered your address by mistake; you do not need to do anything.',
    '',
  ].join('\n'),
})
