import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaPath } from '#contract/captcha.ts'
import { createSubscribeCall, getSubscribeOperation, type AlertRequest } from '#contract/job-alerts.ts'
import { transactionPath } from '#contract/operations.ts'
import { createApp } from '../app.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { importContent } from '../content/import-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { sendDueMail } from '../mail/mail-worker.ts'
import { readMail, receiveMail } from '../mail/receive-mail.testing.ts'
import { sendBySmtp } from '../mail/send-mail.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'
import { posting } from './posting.testing.ts'

const day = 24 * 60 * 60_000
const origin = () => 'https://firm.example'
const ada = 'ada@engine.example'
let now = Date.now()
const clock = () => new Date(now)
let database: Database
let service: SiteService
let app: FastifyInstance
let inbox: Awaited<ReturnType<typeof receiveMail>>

beforeAll(async () => {
  database = await openTestDatabase('alerts_whole_way_test')
  service = createSiteService({ database, clock, origin })
  app = createApp({ service, config: { siteOrigin: origin() } })
  inbox = await receiveMail()
})
afterAll(async () => {
  await inbox.close()
  await app.close()
  await database.close()
})

async function signUp(wanted: AlertRequest) {
  const challenge = await app.inject({ url: `/${captchaPath}?for=${getSubscribeOperation(wanted)}` })
  const proof = await solveCaptcha(challenge.json())
  return app.inject({
    method: 'POST',
    url: `/${transactionPath}`,
    payload: { Operations: [createSubscribeCall(wanted, proof)] },
  })
}
const open = (...names: ReadonlyArray<string>) =>
  importContent(
    database,
    { JobPostingHeader: names.map((name) => posting(name, 'Cost Analyst', { JobFunction: `Analyst ${name}` })) },
    { clock },
  )
async function listDailyMails() {
  now += day
  await service.gatherAlerts()
  const before = inbox.received.length
  const way = sendBySmtp(inbox.url, { firmName: 'Larch & Sons', from: 'website@firm.example', origin })
  await sendDueMail({ database, send: way, clock, log: { error: (details) => expect(details).toEqual({}) } })
  way.close?.()
  return inbox.received.slice(before).map((mail) => ({ to: mail.to, ...readMail(mail) }))
}
const getHeader = (head: ReadonlyArray<string>, name: string) =>
  head.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''

test('[J1-10][J1-12] a sign-up over HTTP is confirmed and answered with an alert by a mail server, and the header of that mail ends it', async () => {
  await open('1')
  expect((await signUp({ kind: 'related', email: ada, id: '1' })).statusCode).toBe(200)
  const [confirmation, ...none] = await listDailyMails()
  expect([none, confirmation?.to]).toEqual([[], [ada]])
  await open('2')
  const [alert, ...more] = await listDailyMails()
  expect([more, alert?.to, getHeader(alert!.head, 'Subject')]).toEqual([[], [ada], 'Analyst 2 in Dayton'])
  expect(alert?.parts.get('text/plain')).toContain('https://firm.example/careers/job/2')

  const [, address = ''] = /^<https:\/\/firm\.example(\/\S+)>$/.exec(getHeader(alert!.head, 'List-Unsubscribe')) ?? []
  const pressed = await app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: getHeader(alert!.head, 'List-Unsubscribe-Post'),
  })
  expect(pressed.statusCode).toBe(200)
  await open('3')
  expect(await listDailyMails()).toEqual([])
})
