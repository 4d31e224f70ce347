import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addressFinder } from './find-person.ts'

export type WrittenMails = { readonly hers: ReadonlyArray<string>; readonly others: ReadonlyArray<string> }

/** Decodes quoted-printable (RFC 2045, 6.7). */
const decoded = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const headers = /^(?:to|reply-to):(.*(?:\r?\n[ \t].*)*)/gim

const mailHead = (mail: string) => mail.split(/\r?\n\r?\n/, 1)[0] ?? ''

export async function findWrittenMails(folder: string, email: string): Promise<WrittenMails> {
  const [hers, others]: [string[], string[]] = [[], []]
  if (!existsSync(folder)) return { hers, others }
  const { isMentioned } = addressFinder(email)
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.eml'))) {
    const mail = await readFile(join(folder, name), 'utf8')
    const isHers = [...mailHead(mail).matchAll(headers)].some(([, value]) => isMentioned(value))
    if (isHers) hers.push(name)
    else if (isMentioned([mail, decoded(mail)])) others.push(name)
  }
  return { hers, others }
}

export async function deleteWrittenMails(folder: string, names: ReadonlyArray<string>): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true })
}
