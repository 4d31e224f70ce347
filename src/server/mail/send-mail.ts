import { createTransport, type SendMailOptions } from 'nodemailer'
import { paths } from '#addresses/paths.ts'
import { isLoopbackHost } from '../network/loopback.ts'
import type { DueMail } from './outbox.ts'

/** Hands one mail over. Rejects when nobody took it, or when the signal ends the attempt. */
export type SendMail = {
  (mail: DueMail, signal: AbortSignal): Promise<void>
  /** Ends the connection that is kept for the next mail. */
  close?(): void
}

/** Whom mail comes from, and where this site is, which the mail itself must say. */
export type Sender = { readonly from: string; readonly origin: () => string }

/** What lets a mail program end the alerts by itself, with one click (RFC 8058). */
const endingIn = ({ subscriberId }: DueMail, { origin }: Sender): Record<string, string> =>
  subscriberId === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${origin()}${paths.unsubscribe.to(subscriberId)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** The parts of a mail; the id is the same at each attempt, so that a mail that went twice is recognised as one. */
export const partsOf = (mail: DueMail, sender: Sender): SendMailOptions => ({
  from: sender.from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  messageId: `<${mail.id}@${sender.from.slice(sender.from.indexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...endingIn(mail, sender) },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** How long a mail server may take, in milliseconds: to be reached, to greet, between two answers, and for a whole mail. */
export type SmtpTimes = {
  readonly connection: number
  readonly greeting: number
  readonly silence: number
  readonly whole: number
}

/** How long a connection is kept for the next mail, in milliseconds: less than a mail server waits for one. */
const keptFor = 10_000

/** The whole is well below the lease of a mail, so that nobody else sends it meanwhile. */
export const smtpTimes: SmtpTimes = { connection: 20_000, greeting: 15_000, silence: 60_000, whole: 120_000 }

/**
 * Sends through a mail server, over one connection as long as there is mail. One that is not on this machine must speak TLS, unless its address ends in
 * `?requireTLS=false`.
 */
export function sendBySmtp(smtpUrl: string, sender: Sender, times: SmtpTimes = smtpTimes): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: keptFor,
    connectionTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
  })
  const send = async (mail: DueMail, signal: AbortSignal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(times.whole)])
    await transport.sendMail({ ...partsOf(mail, sender), signal: limit })
  }
  return Object.assign(send, { close: () => transport.close() })
}
