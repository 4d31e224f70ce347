import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentHref } from '#addresses/current-address.ts'
import { paths } from '#addresses/paths.ts'
import { decodeEntities, plainText } from '#domain/text/plain-text.ts'
import { fitPath } from '#domain/visit/address.ts'
import { createAccountMails } from '../accounts/account-mails.ts'
import { createApplicationMails } from '../applications/application-mails.ts'
import { createAttachmentMails } from '../attachments/attachment-mails.ts'
import { createFirmMails } from '../firm/daily-mail.ts'
import { createStatusMails } from '../firm/status-mails.ts'
import { createMailTemplates } from '../job-alerts/mail-templates.ts'
import { messageOperations } from '../messages/message-operations.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import { everyMail, origin, writerNames } from './every-mail.testing.ts'
import { mailSender } from './mail-folder.ts'
import type { Mail } from './outbox.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'every-mail-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const findMailNames = (holds: (mail: Mail) => boolean) =>
  everyMail.filter(({ mail }) => holds(mail)).map(({ name }) => name)

const byHref = ({ html = '' }: Mail) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href))
const byText = ({ text }: Mail) => text.match(/https?:\S+/g) ?? []

const parts = ({ subject, text, html = '' }: Mail) => [subject, text, plainText(html)]

const isToFirm = ({ to }: Mail) =>
  Object.values(mailSettings().contact).includes(to) || to === mailSettings().smallBusiness

test('no mail shows a value that is not there', () => {
  const broken = /undefined|null|NaN|Infinity|Invalid Date|\[object|\$\{|=>/
  expect(findMailNames((mail) => parts(mail).some((part) => broken.test(part)))).toEqual([])
})

test('no mail has two blanks in a row, a blank at the end of a line or before a stop, or two stops', () => {
  const untidy = /\S {2,}|[ \t]$|(?<!\.)\.\.(?!\.)|,,| [.,;:]/m
  expect(findMailNames((mail) => parts(mail).some((part) => untidy.test(part)))).toEqual([])
})

test('every subject says something on one line of less than 100 characters', () => {
  const isGood = (subject: string) =>
    /^\S(.*\S)?$/u.test(subject) && subject.length < 100 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)
  expect(findMailNames(({ subject }) => !isGood(subject))).toEqual([])
})

test('a link stands on a line of its own, and in HTML between blanks or tags, so that nothing is taken for its end', () => {
  const alone = (mail: Mail) => byText(mail).every((link) => mail.text.split('\n').includes(link))
  const glued = /<\/a>[^<\s]|href="[^"]*[.,;:!?)]"/
  expect(findMailNames((mail) => !alone(mail) || glued.test(mail.html ?? ''))).toEqual([])
})

test('the text and the HTML of a mail lead to the same pages, in the same order', () => {
  const differ = ({ html, ...mail }: Mail) =>
    html !== undefined && byHref({ html, ...mail }).join() !== byText(mail).join()
  expect(findMailNames(differ)).toEqual([])
})

test('every mail but those about messages is HTML as well', () => {
  expect(findMailNames(({ html }) => html === undefined).filter((name) => !name.startsWith('messages'))).toEqual([])
})

test('the text and the HTML of a mail say the same words', () => {
  const marks = /[\s:-]+/g
  const read = (text: string) => text.replaceAll(/https?:\S+/g, '').replaceAll(marks, '')
  const inHtml = (html: string) => read(plainText(html.replace(/<title>.*<\/title>/, '')))
  expect(findMailNames(({ text, html }) => html !== undefined && read(text) !== inHtml(html))).toEqual([])
})

test('every link of a mail leads to a page of this site, under the address it has today', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  const isPage = (link: string) => {
    const { origin: site, pathname, search, hash } = new URL(link)
    const path = `${pathname}${search}${hash}`
    return site === origin() && patterns.some((pattern) => fitPath(pattern, pathname)) && currentHref(path) === path
  }
  expect(findMailNames((mail) => [...byText(mail), ...byHref(mail)].some((link) => !isPage(link)))).toEqual([])
})

test('every mail to a visitor says why it came, and one to the firm who can be answered', () => {
  const why = /You are receiving this (once )?because|Thank you for writing to|If you did not write to us/
  const says = (mail: Mail) =>
    isToFirm(mail)
      ? mail.replyTo !== null
      : parts(mail)
          .filter((part) => part !== '')
          .slice(1)
          .every((part) => why.test(part))
  expect(findMailNames(isToFirm).length).toBeGreaterThan(10)
  expect(findMailNames((mail) => !says(mail))).toEqual([])
})

/** In bytes, without the line end (RFC 5322, 2.1.1). */
const longestLine = 998
const hasLong = (text: string, end: string) => text.split(end).some((line) => Buffer.byteLength(line) > longestLine)

test('no line of a mail has more than 998 bytes, but for what a visitor wrote to the firm in one', () => {
  expect(findMailNames((mail) => !isToFirm(mail) && hasLong(mail.text, '\n'))).toEqual([])
})

test('no line of a mail has more than 998 bytes as it is sent', async () => {
  const send = mailSender({ ...mailSettings(), smtpUrl: null }, folder, { firmName: 'Larch & Sons', origin })
  for (const [at, { mail }] of everyMail.entries()) await send({ ...mail, id: `${at}` }, new AbortController().signal)
  const sent = readdirSync(join(folder, 'outbox'))
  const long = sent.filter((name) => hasLong(readFileSync(join(folder, 'outbox', name), 'utf8'), '\r\n'))
  expect([sent.length, long]).toEqual([everyMail.length, []])
})

test('every writer of mails is tried here', () => {
  const head = { firmName: 'A firm', origin }
  const none = async () => null
  const proofs = { captcha: { verify: async () => false, hold: none }, attempts: { consumeAttempt: async () => true } }
  expect(writerNames()).toEqual({
    accounts: Object.keys(createAccountMails(head)),
    applications: Object.keys(createApplicationMails(head)),
    attachments: Object.keys(createAttachmentMails(head)),
    firm: [...Object.keys(createStatusMails(head)), ...Object.keys(createFirmMails({ ...head, to: '' }))],
    'job alerts': Object.keys(createMailTemplates(head)),
    messages: Object.keys(messageOperations({ ...proofs, mail: mailSettings(), firmName: 'A firm' })),
  })
})

test('what makes a mail is known here: whatever writes one gives it a replyTo, or has it written', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  const makers = files.filter(
    (file) =>
      /(?<!\.(test|testing))\.ts$/.test(file) &&
      /\bwriteMail\(|\breplyTo(:|,)/.test(readFileSync(join('src/server', file), 'utf8')),
  )
  expect(makers.toSorted()).toEqual([
    'accounts/account-mails.ts',
    'applications/application-mails.ts',
    'attachments/attachment-mails.ts',
    'firm/daily-mail.ts',
    'firm/status-mails.ts',
    'job-alerts/mail-templates.ts',
    'mail/outbox.ts',
    'mail/send-mail.ts',
    'mail/write-mail.ts',
    'messages/acknowledgement.ts',
    'messages/contact-messages.ts',
    'messages/message-kind.ts',
    'messages/profile-messages.ts',
  ])
})
