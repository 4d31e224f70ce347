import { createTransport, type SendMailOptions } from 'nodemailer'
import { paths } from '#addresses/paths.ts'
import { isLoopbackHost } from '../network/network-address.ts'
import type { DueMail } from './outbox.ts'

export type SendMail = {
  (mail: DueMail, signal: AbortSignal): Promise<void>
  close?(): void
}

export type Sender = { readonly firmName: string; readonly from: string; readonly origin: () => string }

const unsubscribeHeaders = ({ subscriberId }: DueMail, { origin }: Sender): Record<string, string> =>
  subscriberId === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${origin()}${paths.unsubscribe.to(subscriberId)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

export const toMailOptions = (mail: DueMail, sender: Sender): SendMailOptions => ({
  from: { name: sender.firmName, address: sender.from },
  to: { name: '', address: mail.to },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  messageId: `<${mail.id}@${sender.from.slice(sender.from.indexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail, sender) },
  disableFileAccess: true,
  disableUrlAccess: true,
})

export type SmtpTimes = {
  readonly connection: number
  readonly greeting: number
  readonly silence: number
  readonly whole: number
}

const maxIdleTime = 10_000

/** `whole` must stay well below the lease of a mail, or another process sends it too. */
export const smtpTimes: SmtpTimes = { connection: 20_000, greeting: 15_000, silence: 60_000, whole: 120_000 }

/** Requires TLS unless the server is on this machine or `smtpUrl` says `?requireTLS=false`, which overrides the option. */
export function sendBySmtp(smtpUrl: string, sender: Sender, times: SmtpTimes = smtpTimes): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: maxIdleTime,
    connectionTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
  })
  const send = async (mail: DueMail, signal: AbortSignal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(times.whole)])
    await transport.sendMail({ ...toMailOptions(mail, sender), signal: limit })
  }
  return Object.assign(send, { close: () => transport.close() })
}
