import { normalizeText, visitorEmail } from '#contract/text-rules.ts'

export const emailKey = (email: string): string => normalizeText(visitorEmail, email).toLowerCase()

type SmtpError = { readonly command?: unknown; readonly responseCode?: unknown; readonly response?: unknown }

const ofAddress = new Set([550, 551, 553])

const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/

/** Codes about the recipient alone (RFC 3463, RFC 7505): no such mailbox, domain or name, moved or closed. */
const addressStatusPattern = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

const mailboxTerms = /\b(?:user|recipient|mailbox|address|account)\b/i
const notFoundTerms = /\b(?:no such|unknown|not found|does not exist|doesn't exist|unrouteable|no longer)\b/i

const isUnknownRecipient = (words: string) => mailboxTerms.test(words) && notFoundTerms.test(words)

/**
 * Whether the recipient was refused for good. When in doubt false: a relay that rejects this site must not end anybody's
 * alerts.
 */
export function isRefusedAddress(error: unknown): boolean {
  const { command, responseCode, response } = (error ?? {}) as SmtpError
  if (command !== 'RCPT TO' || !ofAddress.has(Number(responseCode))) return false
  const words = typeof response === 'string' ? response : ''
  return enhanced.test(words) ? addressStatusPattern.test(words) : isUnknownRecipient(words)
}
