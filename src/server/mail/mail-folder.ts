import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import { retention } from '../database/forget-old.ts'
import { syncTree } from '../database/folders.ts'
import type { Tables } from '../database/tables.ts'
import type { MailSettings } from '../settings/mail-settings.ts'
import { emailKey } from './email-addresses.ts'
import { toMailOptions, sendBySmtp, type Sender, type SendMail } from './send-mail.ts'

export const mailFolderPath = (dataDir: string): string => join(dataDir, 'outbox')

function clearDrafts(folder: string) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.endsWith('.draft')) rmSync(join(folder, name), { force: true })
}

export function writeToFolder(folder: string, sender: Sender): SendMail {
  clearDrafts(folder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(toMailOptions(mail, sender))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `${mail.id}.draft`)
    await writeFile(draft, message, { mode: 0o600, flush: true })
    await rename(draft, join(folder, `${mail.id}.eml`))
    syncTree(folder, 0)
    syncTree(dirname(folder), 0)
  }
}

export function mailSender(
  { smtpUrl, from }: MailSettings,
  dataDir: string,
  firm: Pick<Sender, 'firmName' | 'origin'>,
): SendMail {
  const sender = { ...firm, from }
  return smtpUrl === null ? writeToFolder(mailFolderPath(dataDir), sender) : sendBySmtp(smtpUrl, sender)
}

const day = 24 * 60 * 60_000

/**
 * In milliseconds, by recipient: the firm as long as its messages, known addresses as long as the longest-lived link,
 * anybody else a day.
 */
const terms = { firm: retention.messages, known: 7 * day, nobody: day } as const

const headSize = 4096

async function readRecipient(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0)
    const head = buffer.toString('utf8', 0, bytesRead).replaceAll(/\r?\n[ \t]+/g, ' ')
    return emailKey(/^To: *<?([^\s<>]+)/im.exec(head)?.[1] ?? '')
  } finally {
    await file.close()
  }
}

async function findKnownEmails(db: Kysely<Tables>, keys: ReadonlyArray<string>): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('Applicant')
    .select(({ fn }) => fn<string>('lower', ['Email']).as('key'))
    .where((row) => row(row.fn('lower', ['Email']), 'in', keys))
    .unionAll(db.selectFrom('former_email').select('email_key as key').where('email_key', 'in', keys))
    .unionAll(db.selectFrom('subscriber').select('email_key as key').where('email_key', 'in', keys))
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export type MailFolder = {
  readonly folder: string
  readonly db: Kysely<Tables>
  readonly firmAddresses: ReadonlyArray<string>
}

type WrittenMail = { readonly path: string; readonly age: number; readonly to: string }

const batchSize = 200

async function readMails(folder: string, names: ReadonlyArray<string>, now: Date): Promise<ReadonlyArray<WrittenMail>> {
  const mails: WrittenMail[] = []
  for (const name of names) {
    const path = join(folder, name)
    const age = now.getTime() - (await stat(path)).mtimeMs
    if (age >= terms.nobody) mails.push({ path, age, to: await readRecipient(path) })
  }
  return mails
}

export async function tidyMailFolder(
  { folder, db, firmAddresses }: MailFolder,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  if (!existsSync(folder)) return
  const firm = new Set(firmAddresses.map(emailKey))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  for (let at = 0; at < names.length && !signal.aborted; at += batchSize) {
    const mails = await readMails(folder, names.slice(at, at + batchSize), now)
    const known = await findKnownEmails(
      db,
      mails.map(({ to }) => to),
    )
    const getTerm = (to: string) => terms[firm.has(to) ? 'firm' : known.has(to) ? 'known' : 'nobody']
    for (const { path, age, to } of mails) if (age >= getTerm(to)) await rm(path, { force: true })
  }
}
