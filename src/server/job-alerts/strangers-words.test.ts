import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeStartedApplication } from '#contract/application.ts'
import { withdrawalReasons } from '#contract/application-states.ts'
import { createSubscribeCall, getSubscribeOperation, type AlertRequest } from '#contract/job-alerts.ts'
import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { sampleContent } from '#content/sample-content.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import { addFile } from '../applications/add-file.testing.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { fillForm } from '../authorization/fill-form.testing.ts'
import { importContent } from '../content/import-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { mailClasses } from '../mail/outbox.ts'
import type { SiteService } from '../service/site-service.ts'

let database: Database
let service: SiteService
let now = Date.now()
let jobId = ''

beforeAll(async () => {
  database = await openTestDatabase('strangers_words_test')
  await importContent(database, sampleContent(now))
  service = createSiteService({ database, clock: () => new Date(now) })
  const { JobPostingHeader: jobs } = await service.rows(['JobPostingHeader'])
  jobId = jobs[0]!.JobPosting_ID
})
afterAll(() => database.close())

const prove = async (purpose: string) => solveCaptcha(await service.challenge(purpose))
const send = (operation: Operation) => service.transact({ Operations: [operation] })

async function subscribe(wanted: AlertRequest) {
  return send(createSubscribeCall(wanted, await prove(getSubscribeOperation(wanted))))
}

async function post(operation: string, values: object) {
  return send(call(operation, JSON.stringify({ ...values, RecaptchaResponse: await prove(operation) })))
}

async function gather() {
  const content = sampleContent(now)
  const [job, ...others] = content.JobPostingHeader
  const fresh = { ...job!, JobPosting_ID: 'fresh', JobFunction: 'Cost Analyst' }
  await importContent(database, { ...content, JobPostingHeader: [fresh, job!, ...others] })
  now += 24 * 60 * 60_000
  await service.gatherAlerts()
}

const activities: Readonly<Record<string, (words: string, victim: string) => Promise<unknown>>> = {
  'open an account for her': async (words, victim) => {
    const proof = await prove('CreateAccount')
    return send(call('CreateAccount', victim, 'birch by the lake', words, words, proof))
  },
  'open an account for her and ask for another link': async (words, victim) => {
    const proof = await prove('CreateAccount')
    const created = await send(call('CreateAccount', victim, 'birch by the lake', words, words, proof))
    if (created.reply.Payload === '') return created
    const { token } = JSON.parse(created.reply.Payload) as { token: string }
    now += 61_000
    return service.transact({ Operations: [call('SendConfirmation')] }, { token })
  },
  'apply from an account for her': async (words, victim) => {
    const proof = await prove('CreateAccount')
    const created = await send(call('CreateAccount', victim, 'birch by the lake', words, words, proof))
    if (created.reply.Payload === '') return created
    const { token } = JSON.parse(created.reply.Payload) as { token: string }
    const ask = (name: string, ...args: string[]) => service.transact({ Operations: [call(name, ...args)] }, { token })
    const begun = await ask('StartApplication', jobId)
    const { Application_ID: id } = decodeStartedApplication(begun.reply.Payload)
    const { AttachmentType: types } = await service.rows(['AttachmentType'])
    await addFile({ database }, id, new Date(now), { type: resumeType(types) ?? '', name: words })
    await ask('SubmitApplication', id, 'A note')
    return ask('WithdrawApplication', id, withdrawalReasons[0])
  },
  'send a form from an account for her': async (words, victim) => {
    const proof = await prove('CreateAccount')
    const created = await send(call('CreateAccount', victim, 'birch by the lake', words, words, proof))
    if (created.reply.Payload === '') return created
    const { token } = JSON.parse(created.reply.Payload) as { token: string }
    const ask = (name: string, ...args: string[]) => service.transact({ Operations: [call(name, ...args)] }, { token })
    const { Application_ID: id } = decodeStartedApplication((await ask('StartApplication', jobId)).reply.Payload)
    const { AttachmentType: types } = await service.rows(['AttachmentType'])
    await addFile({ database }, id, new Date(now), { type: resumeType(types) ?? '', name: words })
    await fillForm(service, (name, ...args) => ask(name, ...args), id, words)
    return ask('SubmitWholeApplication', id)
  },
  'ask for alerts of a search': (words, victim) => {
    const search = new URLSearchParams({ search: words }).toString()
    return subscribe({ kind: 'search', email: victim, id: 'generic', search })
  },
  'ask for alerts of what no job has': (words, victim) => {
    const fields = ['category', 'experience', 'city', 'state', 'workplace', 'sortby', 'open'] as const
    const search = new URLSearchParams(fields.map((field) => [field, words])).toString()
    return subscribe({ kind: 'search', email: victim, id: 'generic', search })
  },
  'ask for alerts of a search that finds jobs, too': (words, victim) => {
    const search = new URLSearchParams({ search: `cost analyst ${words}` }).toString()
    return subscribe({ kind: 'search', email: victim, id: 'generic', search })
  },
  'ask for jobs like one': (_, victim) => subscribe({ kind: 'related', email: victim, id: jobId }),
  'send a job': (_, victim) => subscribe({ kind: 'job', email: victim, id: jobId, subscribe: true }),
  'write to the firm': (words, victim) =>
    post('ContactFormEmail', {
      FirstName: words,
      LastName: words,
      Email: victim,
      Phone: '703 555 0100',
      Subject: 'hr',
      Message: words,
    }),
}

async function listMails(victim: string) {
  const rows = await database.db
    .selectFrom('mail_outbox')
    .select(['reply_to', 'subject', 'body', 'html'])
    .where('recipient', '=', victim)
    .execute()
  return rows.map((row) => JSON.stringify(row).replaceAll(/\b[0-9a-f]{32}\b/g, ''))
}

async function listQueuePositions(victims: ReadonlyArray<string>) {
  const rows = await database.db
    .selectFrom('mail_outbox')
    .select(['class', sql<boolean>`count(distinct party) = 1`.as('isFromOneNetwork')])
    .where('recipient', 'in', victims)
    .groupBy('class')
    .orderBy('class')
    .execute()
  return rows.map((row) => ({ ...row, class: mailClasses[row.class] }))
}

const letters = 'zxqjvkwy'.split('')
const oddWord = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 9 }).map((all) => `zq${all.join('')}`)
const sentence = fc.array(oddWord, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
const strange = fc.oneof(
  sentence,
  sentence.map((words) => `https://${words.replaceAll(' ', '.')}.example/${words.length}?a=1`),
  fc.tuple(oddWord, oddWord).map(([one, other]) => `${one}@${other}.example`),
  fc.integer({ min: 1_000_000, max: 999_999_999 }).map((number) => `zq +1 (${number}) zq`),
  oddWord.map((word) => `<a href="//${word}.example">${word}</a>`),
  oddWord.map((word) => `${word}\r\nBcc: ${word}@firm.example`),
  oddWord.map((word) => `${word}\u0301\u202E ${word}\u00AD`),
)

test('nobody puts a word, an address or a number of her own into a mail to somebody else', async () => {
  const written = fc.sample(strange, { numRuns: 10, seed: 23 }).flatMap((words, at) =>
    Object.entries(activities).map(([name, act]) => ({
      name,
      act,
      words,
      victim: `ada${at}.${act.length}${name.length}@engine.example`,
    })),
  )
  for (const { act, words, victim } of written) {
    await database.db.deleteFrom('attempt_count').execute()
    await act(words, victim)
  }
  await gather()
  const most: Record<string, number> = {}
  for (const { name, words, victim } of written) {
    const mails = await listMails(victim)
    most[name] = Math.max(most[name] ?? 0, mails.length)
    const said = (words.match(/zq[a-z]+|\d{5,}/g) ?? []).filter((word) => mails.join('\n').includes(word))
    expect([name, words, said]).toEqual([name, words, []])
  }
  expect(await listQueuePositions(written.map(({ victim }) => victim))).toEqual([
    { class: 'unconfirmed', isFromOneNetwork: true },
    { class: 'bulk', isFromOneNetwork: false },
  ])
  // An alert for each subscriber the new job is for, beside what confirms the subscription.
  expect(most).toEqual({
    'ask for alerts of a search': 1,
    'ask for alerts of what no job has': 1,
    'ask for alerts of a search that finds jobs, too': 2,
    'ask for jobs like one': 2,
    'send a job': 2,
    'write to the firm': 1,
    'open an account for her': 1,
    'apply from an account for her': 3,
    'send a form from an account for her': 2,
    'open an account for her and ask for another link': 2,
  })
})

test('what writes mails is known here', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  const writers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.(test|testing)\.ts$/.test(file) &&
      /\bqueueMails?\(/.test(readFileSync(join('src/server', file), 'utf8')),
  )
  expect(writers.toSorted()).toEqual([
    'accounts/account-owner.ts',
    'accounts/request-new-password.ts',
    'accounts/send-confirmation.ts',
    'firm/mail-news.ts',
    'job-alerts/alert-mails.ts',
    'job-alerts/subscription-operations.ts',
    'mail/outbox.ts',
    'messages/message-operations.ts',
  ])
})
