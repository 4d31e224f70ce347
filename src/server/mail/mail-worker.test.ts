import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { sendDueMail } from './mail-worker.ts'
import { queueMail, takeDueMail, type DueMail, type Mail } from './outbox.ts'
import { sendBySmtp, writeToFolder } from './send-mail.ts'

let database: Database
const start = Date.parse('2026-11-21T09:00:00.000Z')
let now = start
let told: string[] = []

const mail: Mail = {
  to: 'people@firm.example',
  replyTo: 'ada@engine.example',
  subject: 'Human Resources: message from Ada Lovelace',
  text: 'Is there a library?\n',
}

const sendAll = (send: (mail: DueMail) => Promise<void>) =>
  sendDueMail({
    database,
    send,
    clock: () => new Date(now),
    log: { error: (_, message) => void told.push(message) },
  })

const waiting = () => database.db.selectFrom('mail_outbox').selectAll().execute()

beforeAll(async () => {
  database = await openTestDatabase('mail_test')
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  told = []
  await database.db.deleteFrom('mail_outbox').execute()
})

test('[C7.2-18] due mail reaches a mail server, once, and is forgotten', async () => {
  const received: Array<{ from: string; to: string[]; text: string }> = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const send = sendBySmtp(`smtp://127.0.0.1:${port}`, 'website@firm.example')
  await queueMail(database.db, mail, new Date(now))
  const [row] = await waiting()
  expect([await sendAll(send), await sendAll(send), await waiting()]).toEqual([1, 0, []])
  await new Promise<void>((resolve) => server.close(resolve))
  const [only, ...more] = received
  expect([only?.from, only?.to, more]).toEqual(['website@firm.example', ['people@firm.example'], []])
  const headers = (only?.text ?? '').split('\r\n')
  expect(headers).toContain('From: website@firm.example')
  expect(headers).toContain('To: people@firm.example')
  expect(headers).toContain('Reply-To: ada@engine.example')
  expect(headers).toContain('Subject: Human Resources: message from Ada Lovelace')
  expect(headers).toContain(`Message-ID: <${row?.id}@firm.example>`)
  expect(headers).toContain('Is there a library?')
})

test('without a mail server mail is written into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  await queueMail(database.db, { ...mail, replyTo: null, subject: 'Grüße\r\nBcc: all@firm.example' }, new Date(now))
  const [row] = await waiting()
  await sendAll(writeToFolder(folder, 'website@firm.example'))
  expect(readdirSync(folder)).toEqual([`${row?.id}.eml`])
  const written = readFileSync(join(folder, `${row?.id}.eml`), 'utf8')
  expect(written.match(/^(bcc|reply-to):/gim)).toEqual(null)
  expect(written).toContain('Is there a library?')
  rmSync(folder, { recursive: true })
})

test('mail that cannot be sent waits twice as long each time, and after fourteen attempts for a person', async () => {
  await queueMail(database.db, mail, new Date(now))
  const pauses: number[] = []
  const fail = () => Promise.reject(new Error('the mail server is away'))
  while (told.at(-1) !== 'a mail was given up') {
    await sendAll(fail)
    const [row] = await waiting()
    const due = row?.due_at.getTime() ?? 0
    pauses.push((due - now) / 1000)
    expect(row?.last_error).toBe('the mail server is away')
    now = due
  }
  const hours = 4 * 60 * 60
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, hours, hours, hours, hours, hours])
  expect([
    await sendAll(fail),
    (await waiting()).map(({ attempts, gave_up_at }) => [attempts, gave_up_at !== null]),
  ]).toEqual([0, [[14, true]]])
})

test('two who send take different mails, and what one of them does not finish goes again', async () => {
  await queueMail(database.db, mail, new Date(now))
  const [mine, yours] = [
    await takeDueMail(database.db, new Date(now)),
    await takeDueMail(database.db, new Date(now + 60_000)),
  ]
  const again = await takeDueMail(database.db, new Date(now + 5 * 60_000))
  expect([mine?.attempt, yours, again?.attempt, again?.id === mine?.id]).toEqual([1, undefined, 2, true])
})
