import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeStartedApplication } from '#contract/application.ts'
import { call } from '#contract/operations.ts'
import { openRacers } from '../accounts/open-racers.testing.ts'
import { importContent } from '../content/import-content.ts'
import { createApplicationMails } from './application-mails.ts'
import { maintainApplications } from './maintain-applications.ts'
import { addFile } from './add-file.testing.ts'
import { cost, data, types } from './open-applications.testing.ts'

let racers: Awaited<ReturnType<typeof openRacers>>

beforeAll(async () => {
  racers = await openRacers('application_races')
  await importContent(racers.database, { JobPostingHeader: [cost, data], AttachmentType: types })
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

const rounds = 8
let people = 0

async function newcomer() {
  const email = `racer${(people += 1)}@example.org`
  return { email, tokens: await racers.enrol(email) }
}

async function both(tokens: readonly [string, string], name: string, ...args: ReadonlyArray<string>) {
  const answers = await Promise.all([
    racers.one.send([call(name, ...args)], { token: tokens[0] }),
    racers.other.send([call(name, ...args)], { token: tokens[1] }),
  ])
  return answers.map(({ status, payload }) => `${status} ${payload}`)
}

const countRows = (table: 'application' | 'application_event' | 'firm_news') =>
  racers.database.db
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()

async function race<Result>(run: () => Promise<Result>) {
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    await racers.database.db.deleteFrom('attempt_count').execute()
    for (const table of ['application', 'firm_news', 'mail_outbox'] as const)
      await racers.database.db.deleteFrom(table).execute()
    results.push(await run())
  }
  return new Set(results.map((result) => JSON.stringify(result)))
}

test('[J1-20] two processes that begin an application at once make one', async () => {
  const found = await race(async () => {
    const answers = await both((await newcomer()).tokens, 'StartApplication', 'Cost1')
    return [
      new Set(answers).size,
      answers.every((answer) => answer.startsWith('200 ')),
      (await countRows('application')).count,
    ]
  })
  expect(found).toEqual(new Set(['[1,true,"1"]']))
})

test('[J1-19] two that submit at once send one application: one event, one mail', async () => {
  const found = await race(async () => {
    const { email, tokens } = await newcomer()
    const { payload } = await racers.one.send([call('StartApplication', 'Cost1')], { token: tokens[0] })
    const id = decodeStartedApplication(payload).Application_ID
    await addFile(racers, id, new Date())
    const answers = await both(tokens, 'SubmitApplication', id, '')
    const mails = racers.database.db.selectFrom('mail_outbox').select('subject').where('recipient', '=', email)
    return [
      answers,
      (await countRows('application_event')).count,
      (await countRows('firm_news')).count,
      (await mails.execute()).length,
    ]
  })
  expect(found).toEqual(new Set(['[["200 submitted","200 submitted"],"1","1",1]']))
})

test('of several processes that look after drafts one does, and each draft is spoken of once', async () => {
  const { db } = racers.database
  for (const table of ['application', 'mail_outbox'] as const) await db.deleteFrom(table).execute()
  for (let made = 0; made < 5; made += 1) {
    const { tokens } = await newcomer()
    await racers.one.send([call('StartApplication', 'Cost1')], { token: tokens[0] })
  }
  await db.deleteFrom('mail_outbox').execute()
  const clock = () => new Date(Date.now() + 80 * 24 * 60 * 60_000)
  const mails = createApplicationMails({ firmName: 'Tamarack', origin: () => 'https://tamarack.example' })
  const log = { error: (details: object) => expect(details).toBe(null) }
  const look = () =>
    maintainApplications({
      database: racers.database,
      clock,
      log,
      mails,
      terms: { draftDays: 90, applicationDays: 730 },
    })
  await Promise.all(Array.from({ length: 4 }, look))
  await look()
  const sent = await db.selectFrom('mail_outbox').select('recipient').execute()
  expect([sent.length, new Set(sent.map(({ recipient }) => recipient)).size]).toEqual([5, 5])
})
