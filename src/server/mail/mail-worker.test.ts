import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { writeToFolder } from './mail-folder.ts'
import { sendDueMail, startMailWorker } from './mail-worker.ts'
import { lease, mailQueue, queueMail, claimDueMail, type OutgoingMail } from './outbox.ts'
import { sendBySmtp, smtpTimes, type SendMail, type SmtpTimes } from './send-mail.ts'

let database: Database
const start = Date.parse('2026-11-21T09:00:00.000Z')
let now = start
let logged: string[] = []
const sender = { firmName: 'Larch & Sons', from: 'website@firm.example', origin: () => 'https://firm.example' }

const mail: OutgoingMail = {
  to: 'people@firm.example',
  replyTo: 'ada@engine.example',
  subject: 'Human Resources: message from Ada Lovelace',
  text: 'Is there a library?\n',
  class: 'confirmed',
  address: null,
}

const createDeps = (send: SendMail) => ({
  database,
  send,
  clock: () => new Date(now),
  log: { error: (_: object, message: string) => void logged.push(message) },
})

const sendAll = (send: SendMail) => sendDueMail(createDeps(send))

const waiting = () => database.db.selectFrom('mail_outbox').selectAll().execute()

beforeAll(async () => {
  database = await openTestDatabase('mail_test')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  logged = []
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
  const send = sendBySmtp(`smtp://127.0.0.1:${port}`, sender)
  await queueMail(database.db, mail, new Date(now))
  const [row] = await waiting()
  expect([await sendAll(send), await sendAll(send), await waiting()]).toEqual([1, 0, []])
  send.close?.()
  await new Promise<void>((resolve) => server.close(resolve))
  const [only, ...more] = received
  expect([only?.from, only?.to, more]).toEqual([sender.from, ['people@firm.example'], []])
  const headers = (only?.text ?? '').split('\r\n')
  expect(headers).toContain('From: "Larch & Sons" <website@firm.example>')
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
  await sendAll(writeToFolder(folder, sender))
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
  while (logged.at(-1) !== 'a mail was given up') {
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
    await claimDueMail(database.db, new Date(now)),
    await claimDueMail(database.db, new Date(now + 60_000)),
  ]
  const again = await claimDueMail(database.db, new Date(now + 5 * 60_000))
  expect([mine?.row.attempts, yours, again?.row.attempts, again?.row.id === mine?.row.id]).toEqual([
    1,
    undefined,
    2,
    true,
  ])
})

async function listening(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const silentServer = () => createServer((socket) => void socket.on('error', () => {}))

const short = (times: Partial<SmtpTimes>): SmtpTimes => ({
  connection: 60_000,
  greeting: 60_000,
  silence: 60_000,
  whole: 60_000,
  ...times,
})

const lastErrors = async () => (await waiting()).map(({ last_error }) => last_error)

test('a mail server that does not greet is left, and so is one that falls silent after the message', async () => {
  const silent = silentServer()
  const stalled = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream) => stream.resume(),
  })
  stalled.on('error', () => {})
  await queueMail(database.db, mail, new Date(now))
  await sendAll(sendBySmtp(await listening(silent), sender, short({ greeting: 20 })))
  expect(await lastErrors()).toEqual(['Greeting never received'])
  now += lease
  const address = await listening(stalled.server)
  await sendAll(sendBySmtp(address, sender, short({ silence: 200 })))
  expect(await lastErrors()).toEqual(['Timeout'])
  silent.close()
  stalled.close(() => {})
})

test('a mail server that says a little again and again is left when the whole takes too long', async () => {
  const talking = createServer((socket) => {
    const talk = (error?: Error | null) => error ?? socket.write('220-welcome\r\n', (lost) => setImmediate(talk, lost))
    socket.on('error', () => {})
    talk()
  })
  await queueMail(database.db, mail, new Date(now))
  await sendAll(sendBySmtp(await listening(talking), sender, short({ whole: 100 })))
  expect(await lastErrors()).toEqual([expect.stringMatching(/abort/i)])
  talking.close()
})

test('a mail takes less than its lease, whatever its server does', () => {
  expect(smtpTimes.whole + smtpTimes.connection).toBeLessThan(lease)
})

test('a mail server elsewhere that does not speak TLS gets no mail, unless its address allows it', async () => {
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => stream.resume().on('end', () => done(null, String((received += 1)))),
  })
  const { port } = new URL(await listening(server.server))
  await queueMail(database.db, mail, new Date(now))
  await sendAll(sendBySmtp(`smtp://0.0.0.0:${port}`, sender))
  expect([received, await lastErrors()]).toEqual([0, [expect.stringMatching(/STARTTLS/)]])
  now += lease
  const allowed = sendBySmtp(`smtp://0.0.0.0:${port}?requireTLS=false`, sender)
  await sendAll(allowed)
  allowed.close?.()
  expect([received, await waiting()]).toEqual([1, []])
  await new Promise<void>((resolve) => server.close(resolve))
})

test('a stop lets the mail in hand be sent and leaves the rest', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  for (let count = 0; count < 3; count += 1) await queueMail(database.db, mail, new Date(now))
  const sent: string[] = []
  const stop = startMailWorker(
    createDeps(async ({ id }) => {
      begun.resolve()
      await release.promise
      sent.push(id)
    }),
  )
  await begun.promise
  const stopped = stop()
  release.resolve()
  await stopped
  expect([sent.length, (await waiting()).length, logged]).toEqual([1, 2, []])
})

test('a mail server that stalls does not hold up a stop, and the lease brings the mail back', async () => {
  const silent = silentServer()
  const send = sendBySmtp(await listening(silent), sender)
  await queueMail(database.db, mail, new Date(now))
  const called = once(silent, 'connection')
  const stop = startMailWorker(createDeps(send), 0)
  const [socket] = await called
  const left = once(socket, 'close')
  await stop()
  await left
  expect((await waiting()).map(({ attempts, due_at, last_error }) => [attempts, due_at, last_error])).toEqual([
    [1, new Date(now + lease), null],
  ])
  expect([logged, (await claimDueMail(database.db, new Date(now + lease)))?.row.attempts]).toEqual([[], 2])
  silent.close()
})

test('the backlog tells what waits, for how long, and what was given up', async () => {
  expect(await mailQueue.backlog(database.db, new Date(now))).toEqual({
    waiting: 0,
    abandoned: 0,
    oldestSeconds: 0,
  })
  for (const age of [3_600_000, 90_000, 0]) await queueMail(database.db, mail, new Date(now - age))
  const oldest = await claimDueMail(database.db, new Date(now))
  await database.db
    .updateTable('mail_outbox')
    .set({ gave_up_at: new Date(now).toISOString() })
    .where('id', '=', oldest?.row.id ?? '')
    .execute()
  expect(await mailQueue.backlog(database.db, new Date(now))).toEqual({
    waiting: 2,
    abandoned: 1,
    oldestSeconds: 90,
  })
})

test('what is private in the words of a mail server is not kept', async () => {
  await queueMail(database.db, mail, new Date(now))
  await sendAll(() => Promise.reject(new Error('550 <people@firm.example> unknown')))
  expect(await lastErrors()).toEqual(['550 <…@…> unknown'])
})
