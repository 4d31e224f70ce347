import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobPostingHeader } from '#contract/jobs.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { sendDueMail } from '../mail/mail-worker.ts'
import { queueMails, type Mail } from '../mail/outbox.ts'
import { readMail, receiveMail } from '../mail/receive-mail.testing.ts'
import { sendBySmtp } from '../mail/send-mail.ts'
import { createMailTemplates } from './mail-templates.ts'
import { posting } from './posting.testing.ts'

const id = '0123456789abcdef0123456789abcdef'
const ada = 'ada@engine.example'
const origin = () => 'https://firm.example'
const templates = createMailTemplates({ firmName: 'Larch & Sons', origin })
const now = new Date('2026-11-23T11:00:00Z')
let database: Database

beforeAll(async () => {
  database = await openTestDatabase('alerts_by_mail_test')
})
afterAll(() => database.close())

async function send(...mails: ReadonlyArray<Mail>) {
  const server = await receiveMail()
  const way = sendBySmtp(server.url, { firmName: 'Larch & Sons', from: 'website@firm.example', origin })
  await queueMails(
    database.db,
    mails.map((mail, at) => ({ ...mail, class: at === 0 ? 'bulk' : 'unconfirmed', address: null })),
    now,
  )
  await sendDueMail({ database, send: way, clock: () => now, log: { error: (details) => expect(details).toEqual({}) } })
  way.close?.()
  await server.close()
  return server.received.map((mail) => ({ to: mail.to, ...readMail(mail) }))
}

const job = (fields: Parameters<typeof posting>[2]) =>
  posting('7', 'Cost Analyst', fields) as unknown as JobPostingHeader

test('[J7-12] a confirmation and a digest arrive as text and as HTML, and a mail program can end them with one click', async () => {
  const confirmation = templates.confirmation(ada, { JobFunction: 'Cost Analyst', Search: null }, id)
  const digest = templates.digest({ id, EmailAddress: ada }, [job({ JobFunction: 'Kostenprüfer – “Schiffe”' })], [])
  const received = await send(digest, confirmation)
  expect(received.map(({ head }) => head.find((line) => line.startsWith('Subject: Your')) !== undefined)).toEqual([
    true,
    false,
  ])
  for (const [at, mail] of [confirmation, digest].entries()) {
    const { to, head, parts } = received[at]!
    expect(to).toEqual([ada])
    expect(head).toContain(`List-Unsubscribe: <https://firm.example/careers/unsubscribe/${id}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head.find((line) => line.startsWith('Content-Type'))).toMatch(/multipart\/alternative/)
    expect([...parts.keys()]).toEqual(['text/plain', 'text/html'])
    expect(parts.get('text/plain')?.trimEnd()).toBe(mail.text.trimEnd())
    expect(parts.get('text/html')?.trimEnd()).toBe(mail.html?.trimEnd())
  }
})

test('a title, a place and a firm with line breaks make no header, and nobody else gets the mail', async () => {
  const evil = 'Analyst\r\nBcc: all@firm.example\r\nX-Evil: 1'
  const digest = templates.digest({ id, EmailAddress: ada }, [job({ JobFunction: evil, City: evil })], [])
  const strange = createMailTemplates({ firmName: 'Larch\r\nBcc: all@firm.example', origin })
  const received = await send(digest, strange.yearly({ id, EmailAddress: ada }), {
    ...digest,
    subject: 'one\r\nBcc: all@firm.example',
    to: ada,
  })
  expect(received.map(({ to }) => to)).toEqual([[ada], [ada], [ada]])
  for (const { head } of received) expect(head.filter((line) => /^(bcc|cc|x-evil):/i.test(line))).toEqual([])
})

test('many mails go over one connection', async () => {
  const mails = Array.from({ length: 30 }, (_, at) => templates.yearly({ id, EmailAddress: `a${at}@engine.example` }))
  expect((await send(...mails)).flatMap(({ to }) => to).toSorted()).toEqual(mails.map(({ to }) => to).toSorted())
})
