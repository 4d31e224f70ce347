import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '#app/entry-server.tsx'
import { applicationEntity, applicationPostingEntity } from '#contract/application-operations.ts'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { captchaPath } from '#contract/captcha.ts'
import { entityNames } from '#contract/entity-names.ts'
import { collectPath, reportPath } from '#contract/visit-limits.ts'
import { listApiNames } from './fuzz/api-catalog.testing.ts'
import { sendDueMail, startMailWorker } from './mail/mail-worker.ts'
import { receiveMail } from './mail/receive-mail.testing.ts'
import { sendBySmtp } from './mail/send-mail.ts'
import { brokenConstraint, quotingProcedure, type Fault } from './testing/plant-faults.testing.ts'
import { columnSchemas } from './operator/column-schemas.ts'
import { findPlanted, type PlantedKind } from './testing/plant-words.testing.ts'
import { validCalls, wrongCalls } from './testing/planted-calls.testing.ts'
import { createSeparateSectionCalls } from './testing/planted-forms.testing.ts'
import type { PlantedCall } from './testing/planted-needs.testing.ts'
import { openPlantedSite } from './testing/planted-site.testing.ts'

const holders = {
  Applicant: 'the names and the e-mail of an account are its own',
  account_link: 'a link confirms an e-mail, or gives one back',
  former_email: 'job alerts can move along from an e-mail that was given up',
  kept_job: 'an account keeps the ids of saved jobs as a device sent them',
  mail_outbox: 'a mail waits with its recipient and its text, until it is sent',
  application: 'the firm reads the note that came with an application',
  application_part: 'a form is kept as it was written',
  application_form_sent: 'a form is kept as it was sent',
  equal_opportunity_answer: 'what is told for equal opportunity is kept apart, until it is counted',
  attachment: 'its owner calls a file by its name',
  contact_message: 'what was written to the firm is kept for it',
  business_profile: 'what a small firm told of itself is kept for it',
  subscriber: 'alerts go to an e-mail',
  job_subscription: 'a subscription names its search',
  subscription_subject: 'alerts are for a search',
  daily_count: 'pages and titles of jobs are counted by what a browser names; nobody is',
}

const applied = [applicationEntity, applicationPostingEntity]

let site: Awaited<ReturnType<typeof openPlantedSite>>
let operations: ReadonlyArray<string>

beforeAll(async () => {
  site = await openPlantedSite('planted_words', renderer)
  operations = listApiNames(site.database).operations
})
afterAll(() => site.close())

const count = (message: string) => site.lines.filter((line) => line.includes(`"msg":"${message}"`)).length
const findWords = (text: string, isTold: (kind: PlantedKind) => boolean = () => false) =>
  findPlanted(site.planter.planted, text).filter(({ kind }) => !isTold(kind))

async function prepareSeparateSections() {
  const calls = await createSeparateSectionCalls(site.needs)
  return async () => {
    const statuses: number[] = []
    for (const made of calls) statuses.push((await site.call('SaveApplicationPart', made)).statusCode)
    return statuses
  }
}

function createCallStore() {
  const made = new Map<string, PlantedCall>()
  const prepare = async () => {
    for (const name of operations) if (!made.has(name)) made.set(name, await validCalls[name]!(site.needs))
  }
  const send = async () => {
    const answers: Array<readonly [string, number]> = []
    for (const [name, call] of made) {
      const { statusCode } = await site.call(name, call)
      answers.push([name, statusCode])
      if (statusCode >= 500) continue
      site.usedUp(name)
      made.delete(name)
    }
    return answers
  }
  return { prepare, send }
}

async function meet({ plant, mend }: Fault, { prepare, send }: ReturnType<typeof createCallStore>) {
  await prepare()
  const saveSeparateSections = await prepareSeparateSections()
  const before = count('a transaction failed')
  await plant()
  await send()
  await saveSeparateSections()
  await mend()
  return count('a transaction failed') - before
}

async function failOutbox({ plant, mend }: Fault) {
  const before = count('the outbox could not be read')
  await plant()
  const send = () => Promise.resolve()
  const stop = startMailWorker({ database: site.database, send, clock: () => new Date(), log: site.log })
  await expect.poll(() => count('the outbox could not be read')).toBe(before + 1)
  await stop()
  await mend()
}

async function sendWrongCalls() {
  const { token } = await site.needs.newcomer('somebody who asks wrongly')
  for (const name of operations)
    for (const made of wrongCalls(name, site.planter)) {
      await site.call(name, made)
      await site.call(name, { ...made, token })
    }
  const { text } = site.planter
  for (const entity of [
    ...entityNames,
    'Applicant',
    'Session',
    'AccountData',
    ...applied,
    text('the name of an entity'),
  ]) {
    const fields = { PrefetchPath: entity, Params: [text(entity)], BlackList: [text(entity)], EndMethod: text(entity) }
    const actions = [{ ActionType: 'Create', ID: text(entity), Payload: text(entity), Params: [text(entity)] }]
    await site.transact(fields, token, { UserName: text(entity), UserID: text(entity) })
    await site.transact({ ...fields, Actions: actions }, token)
  }
}

async function upload() {
  const { planter, newcomer } = site.needs
  const { token, apply } = await newcomer('an upload')
  const { draft: applicationId } = await apply()
  const text = () => planter.text('an upload')
  const attachmentId = () => randomBytes(16).toString('base64url')
  const good = { attachmentId: attachmentId(), applicationId, typeId: '1', name: `${text()}.txt` }
  const wrong = [
    { ...good, attachmentId: text() },
    { ...good, attachmentId: attachmentId(), applicationId: text() },
    { ...good, attachmentId: attachmentId(), typeId: text() },
    { ...good, attachmentId: attachmentId(), name: text() },
    { ...good, attachmentId: attachmentId(), name: `${text()}.pdf` },
  ]
  const statuses = []
  for (const asked of [good, ...wrong]) statuses.push((await site.put(asked, token)).statusCode)
  await site.get(`/data/attachments/opened/${text()}`)
  return statuses
}

async function createTwice() {
  const { planter, prove } = site.needs
  const [email, password] = [planter.email('an account twice'), planter.password('an account twice')]
  const ask = async () => {
    const proof = await prove('CreateAccount')
    site.usedUp('CreateAccount')
    return { args: [email, password, planter.text('twice'), planter.text('twice'), proof] }
  }
  for (const made of [await ask(), await ask()]) await site.call('CreateAccount', made)
  const [one, other] = [await ask(), await ask()]
  await Promise.all([site.call('CreateAccount', one), site.call('CreateAccount', other)])
}

async function requestPages() {
  const { text, email, plant } = site.planter
  const word = (place: string) => encodeURIComponent(text(place))
  for (const path of [...renderer.fixedPaths, '/broken']) {
    const asked = ['search', 'q', 'city', 'returnurl', 'page'].map((name) => `${name}=${word(path)}`)
    await site.get(`${path}?${[...asked, `email=${encodeURIComponent(email(path))}`].join('&')}`)
  }
  await site.get(`/${captchaPath}?for=${word('captcha')}&answer=${word('captcha')}`)
  await site.get(`/${plant('path', 'an unknown page')}/${encodeURIComponent(email('an unknown page'))}`)
  await site.get(`/data/${email('an unknown call')}`)
  await site.post('/careers/unsubscribe/1', 'application/x-www-form-urlencoded', `key=${word('key')}`)
}

async function reportVisits() {
  const { email, plant } = site.planter
  const send = async (path: string, report: object) =>
    (await site.post(`/${path}`, 'application/json', JSON.stringify(report))).statusCode
  const hidden = encodeURIComponent(email('the path of a visit'))
  return [
    await send(collectPath, { Kind: 'page', Name: `/${plant('path', 'a visit')}` }),
    await send(collectPath, { Kind: 'page', Name: `/home/${hidden}` }),
    await send(reportPath, { Message: `There is no ${email('the message of an error')}.`, Page: `/home/${hidden}` }),
  ]
}

async function refuseMail() {
  let turn = 0
  const quote = (raw: string) => {
    const text = raw
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    const words = findWords(Buffer.from(text, 'latin1').toString()).map(({ word }) => word)
    return `554 5.6.0 refused: ${words.join(' ')}`.slice(0, 400)
  }
  const server = await receiveMail((address) => {
    const isRefused = address !== '' && (turn += 1) % 2 === 0
    return isRefused ? `550 5.1.1 <${address}> is not ${address.split('@')[0]}` : null
  }, quote)
  const sender = { firmName: 'Larch & Sons', from: 'website@firm.example', origin: () => 'https://firm.example' }
  const send = sendBySmtp(server.url, sender)
  await sendDueMail({ database: site.database, send, clock: () => new Date(), log: site.log })
  send.close?.()
  await server.close()
}

async function readTables() {
  const { db } = site.own
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const read = async ({ name }: { name: string }) => {
    const told = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(db)
    return [name, told.rows.map(({ row }) => row).join('\n')] as const
  }
  const tables = []
  for (const row of rows) tables.push(await read(row))
  return tables
}

function unreadJson(table: string, rows: string): ReadonlyArray<string> {
  const cells = rows.split('\n').flatMap((row) => (row === '' ? [] : Object.entries(JSON.parse(row) as object)))
  const isJson = (value: unknown) => typeof value === 'string' && /^[{[].*[}\]]$/s.test(value)
  const columns = new Set(cells.filter(([, value]) => isJson(value)).map(([column]) => column))
  return [...columns].filter((column) => !columnSchemas[table]?.[column]).map((column) => `${table}.${column}`)
}

test('a word in every field of every operation, page and report is told by no line of the log, no metric and no table but those that are for it', async () => {
  expect(operations.filter((name) => !Object.hasOwn(validCalls, name))).toEqual([])

  const calls = createCallStore()
  await calls.prepare()

  expect((await calls.send()).filter(([, status]) => status !== 200)).toEqual([])

  expect(await (await prepareSeparateSections())()).toEqual([200, 200])

  await sendWrongCalls()

  await createTwice()

  expect(await upload()).toEqual([200, 400, 404, 422, 422, 422])

  await requestPages()

  expect(await reportVisits()).toEqual([204, 204, 204])
  const { driver, own } = site
  const written = Object.keys(holders)
  const createFailure = (kind: string): Fault => ({
    plant: async () => driver.createFailure(kind),
    mend: async () => driver.createFailure(''),
  })
  const faults: ReadonlyArray<readonly [what: string, kind: string, fault: Fault]> = [
    ['a driver that quotes what is inserted', 'driver', createFailure('InsertQueryNode')],
    ['a driver that quotes what is changed', 'driver', createFailure('UpdateQueryNode')],
    ['a driver that quotes what is looked up', 'driver', createFailure('SelectQueryNode')],
    ['a procedure that quotes the row', 'table', quotingProcedure(own, written)],
    ['a constraint with the row in its detail', 'table', brokenConstraint(own, written)],
  ]
  const met: Record<string, number> = {}
  const drawn = sampleEachKind(faults, { getName: ([name]) => name, getKind: ([, kind]) => kind })
  for (const [what, , fault] of drawn) met[what] = await meet(fault, calls)

  expect(Object.entries(met).filter(([, times]) => times < 2)).toEqual([])
  await failOutbox(quotingProcedure(own, ['mail_outbox']))
  await failOutbox(brokenConstraint(own, ['mail_outbox']))
  await refuseMail()

  expect([count('a mail was given up') > 5, count('a mail was not sent') + count('a mail was given up') > 15]).toEqual([
    true,
    true,
  ])
  expect(site.planter.planted.length).toBeGreaterThan(500)

  const lines = site.lines.map((line) => JSON.parse(line) as { path?: string })
  expect(findWords(JSON.stringify(lines.map(({ path: _, ...line }) => line)))).toEqual([])
  expect(findWords(lines.map(({ path = '' }) => path).join('\n'), (kind) => kind === 'path')).toEqual([])
  expect(findWords((await site.app.inject('/metrics')).body)).toEqual([])
  const tables = await readTables()
  expect(
    tables
      .filter(([, rows]) => findWords(rows).length > 0)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(written.toSorted())
  expect(
    tables.flatMap(([name, rows]) => findWords(rows, (kind) => kind !== 'password').map((at) => [name, at])),
  ).toEqual([])
  expect(tables.flatMap(([name, rows]) => unreadJson(name, rows))).toEqual([])
  const counted = tables.find(([name]) => name === 'daily_count')?.[1] ?? ''
  expect(findWords(counted, (kind) => kind === 'path')).toEqual([])
})
