/** As much of an error of Nodemailer as says what was refused. */
type SmtpError = { readonly command?: unknown; readonly responseCode?: unknown; readonly response?: unknown }

/** No such mailbox, none here, or not a name of one (RFC 5321, 4.2.3). */
const ofAddress = new Set([550, 551, 553])

const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/

/** What is said of the recipient alone (RFC 3463, 7505): no such mailbox, domain or name, one that has moved or is closed. */
const enhancedOfAddress = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** The words of servers without such codes; a relay that is not permitted and a list of senders are answered with 550, too. */
const somebody = /\b(?:user|recipient|mailbox|address|account)\b/i
const isNotThere = /\b(?:no such|unknown|not found|does not exist|doesn't exist|unrouteable|no longer)\b/i

const saysWho = (words: string) => somebody.test(words) && isNotThere.test(words)

/**
 * Whether a mail server has refused the address of a mail for good: as the recipient, and not for what the site sends or
 * for who it is. A relay that takes nothing from this site must end nobody's alerts, so what is not clear counts as no.
 */
export function isRefusedAddress(error: unknown): boolean {
  const { command, responseCode, response } = (error ?? {}) as SmtpError
  if (command !== 'RCPT TO' || !ofAddress.has(Number(responseCode))) return false
  const words = typeof response === 'string' ? response : ''
  return enhanced.test(words) ? enhancedOfAddress.test(words) : saysWho(words)
}
