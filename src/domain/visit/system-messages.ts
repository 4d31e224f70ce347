import type { SystemMessage } from '#contract/system-message.ts'
import { plainText } from '../text/plain-text.ts'

const tones = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const

/** The tone a message is told in: that of its type, else `info` (C3.3-03). */
export function toneOfMessage({ MessageType }: SystemMessage): (typeof tones)[keyof typeof tones] {
  const type = MessageType?.trim().toLowerCase() ?? ''
  return Object.hasOwn(tones, type) ? tones[type as keyof typeof tones] : 'info'
}

/** What a message says, without any markup. */
export const wordsOfMessage = ({ Message }: SystemMessage): string => plainText(Message)

/** Stands for a message that was shown. Other words make another message, even under the same id. */
export const markOfMessage = ({ SystemMessage_ID, Message }: SystemMessage): string => `${SystemMessage_ID}: ${Message}`

/** The messages that say something and were not shown yet. @param seen their marks */
export const unseenMessages = (
  messages: ReadonlyArray<SystemMessage>,
  seen: ReadonlyArray<string>,
): ReadonlyArray<SystemMessage> =>
  messages.filter((message) => wordsOfMessage(message) !== '' && !seen.includes(markOfMessage(message)))
