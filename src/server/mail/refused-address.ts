/** As much of an error of Nodemailer as tells what was refused. */
type SmtpError = { readonly command?: unknown; readonly responseCode?: unknown; readonly response?: unknown }

/** No such mailbox, none here, or not a name of one (RFC 5321, 4.2.3). */
const ofAddress = new Set([550, 551, 553])

/** `5.1.x` is about the address, and 5.2.1 says that the mailbox is closed; 5.7.x is a rule against whoever sends (RFC 3463). */
const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/
const enhancedOfAddress = /\b5\.(?:1\.\d{1,3}|2\.1)\b/

/**
 * Whether a mail server has refused the address of a mail for good: as the recipient, and not for what the site sends or
 * for who it is. A relay that takes nothing from this site must end nobody's alerts.
 */
export function isRefusedAddress(error: unknown): boolean {
  const { command, responseCode, response } = (error ?? {}) as SmtpError
  if (command !== 'RCPT TO' || !ofAddress.has(Number(responseCode))) return false
  const words = typeof response === 'string' ? response : ''
  return !enhanced.test(words) || enhancedOfAddress.test(words)
}
