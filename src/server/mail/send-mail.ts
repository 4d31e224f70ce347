import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'
import type { DueMail } from './outbox.ts'

/** Hands one mail over. Rejects when nobody took it. */
export type SendMail = (mail: DueMail) => Promise<void>

/** The parts of a mail; the id is the same at each attempt, so that a mail that went twice is recognised as one. */
const partsOf = (mail: DueMail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  messageId: `<${mail.id}@${from.slice(from.indexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends through a mail server. */
export function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl, { connectionTimeout: 20_000, socketTimeout: 60_000 } as object)
  return async (mail) => {
    await transport.sendMail(partsOf(mail, from))
  }
}

/** Writes each mail as an `.eml` file that any mail program opens, for a site without a mail server. */
export function writeToFolder(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(partsOf(mail, from))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `${mail.id}.draft`)
    await writeFile(draft, message, { mode: 0o600 })
    await rename(draft, join(folder, `${mail.id}.eml`))
  }
}

/** The way mail leaves this site. */
export const mailSender = ({ smtpUrl, from }: MailSettings, dataDir: string): SendMail =>
  smtpUrl === null ? writeToFolder(join(dataDir, 'outbox'), from) : sendBySmtp(smtpUrl, from)
