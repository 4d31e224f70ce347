import { nameBeforeStop } from '#domain/text/name-before-stop.ts'
import type { Mail } from '../mail/outbox.ts'

type Acknowledged = {
  readonly firmName: string
  readonly reference: string
  /** Who wrote. */
  readonly to: string
  /** Who answers. */
  readonly from: string
  /** What was written, in the middle of a sentence. */
  readonly subject: string
  /** Who answers and by when, a sentence. */
  readonly answer: string
}

/**
 * Acknowledges a message to its sender. Nothing of what was written stands in it: the address may be somebody else's, who
 * must not be sent words of a stranger in the name of the firm.
 */
export const acknowledge = ({ firmName, reference, to, from, subject, answer }: Acknowledged): Mail => ({
  to,
  replyTo: from,
  subject: `We have ${subject} (${reference})`,
  text: [
    `Thank you for writing to ${nameBeforeStop(firmName)}.`,
    '',
    `We have ${subject}. ${answer} Please quote the reference ${reference} if you write or call about it.`,
    '',
    'If you did not write to us, somebody gave your address by mistake; you need do nothing.',
    '',
  ].join('\n'),
})
