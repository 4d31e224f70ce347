import type { SystemMessage } from '#contract/site-content.ts'
import { plainText } from '../text/plain-text.ts'
import { parseJson } from '../text/parse-json.ts'

const tones = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const

export function messageTone({ MessageType }: SystemMessage): (typeof tones)[keyof typeof tones] {
  const type = MessageType?.trim().toLowerCase() ?? ''
  return Object.hasOwn(tones, type) ? tones[type as keyof typeof tones] : 'info'
}

export const messageText = ({ Message }: SystemMessage): string => plainText(Message)

/** Includes the text, so that a changed message is shown again under the same id. */
export const messageKey = ({ SystemMessage_ID, Message }: SystemMessage): string => `${SystemMessage_ID}: ${Message}`

export const unseenMessages = (
  messages: ReadonlyArray<SystemMessage>,
  seen: ReadonlyArray<string>,
): ReadonlyArray<SystemMessage> =>
  messages.filter((message) => messageText(message) !== '' && !seen.includes(messageKey(message)))

export function parseStringList(stored: string | null): string[] {
  const list = stored === null ? null : parseJson(stored)
  return Array.isArray(list) && list.every((text) => typeof text === 'string') ? list : []
}
