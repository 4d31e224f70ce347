import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { paths } from '#addresses/paths.ts'
import { syncTree } from '../database/sync-tree.ts'
import { isLoopbackHost } from '../network/loopback.ts'
import type { MailSettings } from '../settings/mail-settings.ts'
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
const partsOf = (mail: DueMail, sender: Sender): SendMailOptions => ({
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

/** Removes what a process that was killed had begun to write: mails that nobody has undertaken to keep. */
function clearDrafts(folder: string) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.endsWith('.draft')) rmSync(join(folder, name), { force: true })
}

/** Writes each mail as an `.eml` file that any mail program opens, for a site without a mail server. */
export function writeToFolder(folder: string, sender: Sender): SendMail {
  clearDrafts(folder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(partsOf(mail, sender))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `${mail.id}.draft`)
    await writeFile(draft, message, { mode: 0o600, flush: true })
    await rename(draft, join(folder, `${mail.id}.eml`))
    syncTree(folder, 0)
    syncTree(dirname(folder), 0)
  }
}

/** The way mail leaves this site. */
export const mailSender = ({ smtpUrl, from }: MailSettings, dataDir: string, origin: () => string): SendMail =>
  smtpUrl === null ? writeToFolder(join(dataDir, 'outbox'), { from, origin }) : sendBySmtp(smtpUrl, { from, origin })
