import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { noOperations, type Operation } from '#contract/transaction.ts'
import { importContent } from './content/import-content.ts'
import type { Database } from './database/open-database.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import { siteApi } from './testing/site-api.testing.ts'
import { createSiteService } from './create-site-service.ts'
import type { SiteService } from './service/site-service.ts'
import type { Operations } from './transaction/operations.ts'
import { Refused } from './transaction/refused.ts'
import { QueueFull } from './limits/work-queue.ts'

const dayton = {
  Location_ID: '7',
  Description: 'Dayton',
  Name: null,
  FullAddress: '12 Mill Road<br>Dayton, OH 45402',
  PhoneNumber: null,
  FaxNumber: null,
  Email: null,
  Extension: null,
  MapURL: null,
  LocationState: null,
  LocationCity: null,
  State: 'OH',
  City: 'Dayton',
  Latitude: 39.76,
  Longitude: -84.19,
}
const posting = (id: string, title: string, modified: string) => ({
  JobPosting_ID: id,
  TrackingNumber: `TR-${id}`,
  JobFunction: title,
  Description: 'Cost Estimating',
  ShortDescription: null,
  Responsibilities: '<p>Estimate costs.</p>',
  SkillsRequired: null,
  EducationRequirement: null,
  IsFullTime: true,
  Workplace: 'Hybrid',
  HasSecurity: 1,
  ExperienceLevel: '2',
  IsFeatured: 0,
  JobPostingGroups: null,
  LastModifiedDate: { type: 'datetime', value: modified },
  Location_ID: '7',
  Address1: null,
  Address2: null,
  City: 'Dayton',
  State: 'OH',
  State_ID: '36',
  ZipCode: '45402',
  Pay: null,
})
const analyst = posting('a1', 'Cost Analyst', '2026-11-01T09:30:00.000Z')
const estimator = posting('A1', 'Senior Estimator', '2026-11-20T09:30:00.120Z')
const group = { JobPostingGroup_ID: null, Description: 'Cost Estimating', IsFeatured: true, IsActive: true }
const news = {
  CompanyNews_ID: '1',
  Title: 'Ten years in Dayton',
  ShortDescription: null,
  Body: '<p>It began in a mill.</p>',
  PublishedDate: { type: 'date', value: '0001-01-01T00:00:00.000' },
  WebsiteImageURL: 'https://media.tamarack.example/dayton.svg',
  NewsType: null,
  Source: null,
  SourceURL: null,
  Figure: null,
}
const event = (id: string, StartDate: object, EndDate: object | null) => ({
  CompanyEvent_ID: id,
  Title: 'Open day',
  Description: null,
  StartDate,
  EndDate,
  Location: null,
  LocationURL: null,
  WebsiteImageURL: null,
  TimeZone: null,
})
const lastDay = { type: 'nullable date', value: '9999-12-31T00:00:00.000' }
const events = [
  event('3', { type: 'date', value: '2026-12-01T00:00:00.000' }, null),
  event('1', { type: 'datetime', value: '2026-12-02T15:00:00.500Z' }, { type: 'nullable datetime', value: null }),
  event('2', { type: 'date', value: '2026-12-03T00:00:00.000' }, { type: 'date', value: '2026-12-04T00:00:00.000' }),
]
const told = (at: number, Words: string, days: ReadonlyArray<number>, Start: string, End: string) => ({
  ...events[at],
  TimeZone: 'America/New_York',
  Time: {
    Words,
    Days: days.map((Day) => ({ Day, Month: 'December' })),
    Start: Date.parse(Start),
    End: Date.parse(End),
  },
})
const readEvents = [
  told(0, 'December 1, 2026', [1], '2026-12-01T05:00Z', '2026-12-02T09:59:59.999Z'),
  told(1, 'December 2, 2026, 10 AM EST', [2], '2026-12-02T15:00:00.500Z', '2026-12-02T15:00:00.500Z'),
  told(2, 'December 3–4, 2026', [3, 4], '2026-12-03T05:00Z', '2026-12-05T09:59:59.999Z'),
]
const stat = { employeeCount: 240, openingCount: 2, locationCount: 1, years: 52, employeeOwnedPercent: 100 }
const imported = {
  Location: [dayton],
  JobPostingGroup: [group],
  JobPostingHeader: [analyst, estimator],
  CompanyNews: [news],
  CompanyEvent: events,
  ContractsContact: [],
  WebsiteStat: [stat],
}

const now = new Date('2026-11-21T12:00:00.000Z')
const clock = () => now

const operations: Operations = {
  Sign: {
    writes: true,
    run: async ([name = ''], context) => {
      const created_at = context.now.toISOString()
      const row = { key: `guest ${name}`, body_hash: '', status: 1, reply: '', created_at }
      await context.db.insertInto('idempotency_key').values(row).execute()
      return `welcome ${name}`
    },
  },
  Refuse: {
    writes: true,
    run: async () => {
      throw new Refused(422, 'The book is full.', true)
    },
  },
  Break: {
    writes: true,
    run: async () => {
      throw new Error('secret detail')
    },
  },
  Count: { writes: false, run: async (_, { content }) => String(content.rows.JobPostingHeader.length) },
}

let database: Database
let service: SiteService
let faults: object[]

const guests = async () => {
  const rows = await database.db.selectFrom('idempotency_key').select('key').where('key', 'like', 'guest %').execute()
  return rows.map(({ key }) => key)
}
const request = (...batch: ReadonlyArray<Operation>) => ({ UserID: null, UserName: '', Operations: batch })
const successAnswer = (Payload: string) => ({
  status: 200,
  reply: {
    Success: true,
    Msg: '',
    Payload,
    Log: null,
    MsgDate: '2026-11-21T12:00:00.000Z',
    UserInfo: null,
    brokenBusinessRule: false,
  },
})
const refused = (status: number, Msg: string, brokenBusinessRule = false) => ({
  status,
  reply: { Success: false, Msg, Payload: '', Log: null, MsgDate: null, UserInfo: null, brokenBusinessRule },
})
const tables = async (...batch: ReadonlyArray<Operation>) =>
  JSON.parse((await service.transact(request(...batch))).reply.Payload)

beforeAll(async () => {
  database = await openTestDatabase('site_service_test')
  await importContent(database, imported, { clock })
  faults = []
  service = createSiteService({ database, clock, operations, log: { error: (details) => faults.push(details) } })
})
afterAll(() => database.close())

test('[C7.1-16][C7.1-17] a read answers the rows of an entity as they were imported, in their order, and events with their time', async () => {
  for (const [entity, rows] of Object.entries({ ...imported, CompanyEvent: readEvents }))
    expect(await service.transact(request(read(entity)))).toEqual({
      ...successAnswer(JSON.stringify({ [entity]: rows })),
      isForAll: true,
    })
})

test('[C7.1-10] a read with ids answers those rows only, in the server order, and tells upper from lower case', async () => {
  expect(await tables(read('CompanyEvent', ['2', '3', '99']))).toEqual({ CompanyEvent: [readEvents[0], readEvents[2]] })
  expect(await tables(read('JobPostingHeader', ['A1']))).toEqual({ JobPostingHeader: [estimator] })
})

test('[C7.1-10] fields on the black list are left out, required ones too, and unknown ones do no harm', async () => {
  expect(await tables(read('WebsiteStat', [], ['years', 'employeeOwnedPercent', 'Nothing']))).toEqual({
    WebsiteStat: [{ employeeCount: 240, openingCount: 2, locationCount: 1 }],
  })
  expect(await tables(read('JobPostingGroup', [], ['Description']))).toEqual({
    JobPostingGroup: [{ JobPostingGroup_ID: null, IsFeatured: true, IsActive: true }],
  })
})

test('[C7.1-16] several reads of a batch are merged into one payload, each row once', async () => {
  const untitled = Object.fromEntries(Object.entries(readEvents[2] ?? {}).filter(([field]) => field !== 'Title'))
  expect(
    await tables(read('CompanyEvent', ['3']), read('WebsiteStat'), read('CompanyEvent', ['3', '2'], ['Title'])),
  ).toEqual({ CompanyEvent: [readEvents[0], untitled], WebsiteStat: [stat] })
})

test('[C7.1-13] an operation that asks for no data gets none', async () => {
  expect(await service.transact(request({ ...read('WebsiteStat'), ReturnData: false }))).toEqual({
    ...successAnswer(''),
    isForAll: true,
  })
})

test('work that finds no place in its queue is told that the site is busy, and is no fault', async () => {
  const full = createSiteService({
    database,
    clock,
    operations: { Hash: { writes: false, run: () => Promise.reject(new QueueFull()) } },
    log: { error: (details) => faults.push(details) },
  })
  faults.length = 0
  expect([await full.transact(request(call('Hash'))), faults]).toEqual([
    refused(503, 'The site is busy. Please try again in a moment.'),
    [],
  ])
})

test('only what everybody is answered alike is for all: whole lists that nobody with a token asked for', async () => {
  const isForAll = async (...batch: ReadonlyArray<Operation>) =>
    (await service.transact(request(...batch))).isForAll === true
  expect([
    await isForAll(read('WebsiteStat'), read('CompanyEvent', [], ['Title'])),
    await isForAll(read('CompanyEvent', ['3'])),
    await isForAll(read('WebsiteStat'), call('Count')),
  ]).toEqual([true, false, false])
})

test('[C5-17] a transaction without operations is refused', async () => {
  expect(await service.transact(request())).toEqual(refused(400, noOperations))
})

test('[C7.1-08] a request that is no transaction is refused with the place that is wrong', async () => {
  expect(await service.transact('hello')).toEqual(refused(400, 'The request is no transaction. Expected object'))
  expect(await service.transact({ Operations: [{ Params: [5] }] })).toEqual(
    refused(400, 'The request is no transaction. Operations.0.Params.0: Expected string'),
  )
})

test('[C7.1-10] unknown entities and operations are refused by their names', async () => {
  expect(await service.transact(request(read('Salary')))).toEqual(refused(400, 'There is no entity "Salary".'))
  expect(await service.transact(request(read('constructor')))).toEqual(
    refused(400, 'There is no entity "constructor".'),
  )
  expect(await service.transact(request(call('toString')))).toEqual(refused(400, 'There is no operation "toString".'))
  expect(await service.transact(request(read('WebsiteStat', ['1'])))).toEqual(
    refused(400, 'WebsiteStat has a single row and takes no ids.'),
  )
})

test('[C7.1-11] a visitor may change no content', async () => {
  const save = { ActionType: 'Delete' as const, ID: '7', Payload: null, Params: [] }
  expect(await service.transact(request({ ...read('Location'), Actions: [save] }))).toEqual(
    refused(403, 'You may not change Location.'),
  )
  expect(await tables(read('Location'))).toEqual({ Location: [dayton] })
})

test('[C8-04] a batch of more than 20 operations breaks a business rule', async () => {
  const twenty = Array.from({ length: 20 }, () => read('WebsiteStat'))
  expect((await service.transact(request(...twenty))).status).toEqual(200)
  expect(await service.transact(request(...twenty, read('WebsiteStat')))).toEqual(
    refused(422, 'A transaction holds at most 20 operations.', true),
  )
})

test('[C7.1-16] a single named operation answers its plain string, among others it stands under its name', async () => {
  expect(await service.transact(request(call('Count')))).toEqual(successAnswer('2'))
  expect(await tables(call('Count'), read('WebsiteStat'))).toEqual({ WebsiteStat: [stat], Count: ['2'] })
})

test('[C7.1-08] a batch is done whole or not at all', async () => {
  expect(await service.transact(request(call('Sign', 'Ada'), call('Refuse')))).toEqual(
    refused(422, 'The book is full.', true),
  )
  expect(await service.transact(request(call('Sign', 'Ada'), read('Salary')))).toEqual(
    refused(400, 'There is no entity "Salary".'),
  )
  expect(await guests()).toEqual([])
})

test('[C8-06] a fault is told by a reference that is in the log, and nothing of it leaks', async () => {
  expect(await service.transact(request(call('Sign', 'Bob'), call('Break')), { reference: 'r-1' })).toEqual(
    refused(500, 'The site could not do this, and nothing was changed. Please try again; reference r-1.'),
  )
  expect(faults).toEqual([{ reference: 'r-1', err: Object.assign(new Error('secret detail'), { name: 'Error' }) }])
  expect(await guests()).toEqual([])
})

test('[C7.1-08] a write that is sent again with its key acts once and gets the same reply', async () => {
  const write = request(call('Sign', 'Cleo'))
  const first = await service.transact(write, { idempotencyKey: 'intent 1' })
  expect(first).toEqual(successAnswer('welcome Cleo'))
  const again = await Promise.all([1, 2, 3].map(() => service.transact(write, { idempotencyKey: 'intent 1' })))
  expect(again).toEqual([first, first, first])
  expect(await guests()).toEqual(['guest Cleo'])
})

test('[C7.1-08] writes with the same key at the same time act once', async () => {
  const write = request(call('Sign', 'Dora'))
  const replies = await Promise.all([1, 2, 3, 4].map(() => service.transact(write, { idempotencyKey: 'intent 2' })))
  expect(replies).toEqual(Array.from({ length: 4 }, () => successAnswer('welcome Dora')))
  expect(await guests()).toEqual(['guest Cleo', 'guest Dora'])
})

test('[C7.1-08] a key that stood for another request is refused', async () => {
  expect(await service.transact(request(call('Sign', 'Eve')), { idempotencyKey: 'intent 1' })).toEqual(
    refused(409, 'This Idempotency-Key was used for another request.'),
  )
  expect(await guests()).toEqual(['guest Cleo', 'guest Dora'])
})

test('[C7.1-08] a refused write keeps no reply, so that the same key may try again', async () => {
  expect((await service.transact(request(call('Refuse')), { idempotencyKey: 'intent 3' })).status).toEqual(422)
  expect((await service.transact(request(call('Sign', 'Fay')), { idempotencyKey: 'intent 3' })).status).toEqual(200)
})

test('[J3-01] rows are decoded, shared while the content stays, and read again after an import', async () => {
  const before = await service.rows(['JobPostingHeader', 'WebsiteStat'])
  expect(before).toEqual({ JobPostingHeader: [analyst, estimator], WebsiteStat: [stat] })
  const again = await service.rows(['JobPostingHeader'])
  expect(again.JobPostingHeader === before.JobPostingHeader).toEqual(true)
  const version = await service.contentVersion()
  await importContent(database, { WebsiteStat: [{ years: 53 }] }, { clock })
  expect(await service.contentVersion()).toEqual(version + 1)
  const changed = { employeeCount: 0, openingCount: 0, locationCount: 0, years: 53, employeeOwnedPercent: 100 }
  expect(await service.rows(['WebsiteStat'])).toEqual({ WebsiteStat: [changed] })
})

test('an event whose zone this release does not know is told in that of the firm, which may be set', async () => {
  const chicago = createSiteService({ database, clock, timeZone: 'America/Chicago' })
  await database.db
    .updateTable('CompanyEvent')
    .set({ TimeZone: 'Mars/Gale' })
    .where('CompanyEvent_ID', '=', '1')
    .execute()
  const [, openDay] = (await chicago.rows(['CompanyEvent'])).CompanyEvent
  expect([openDay?.TimeZone, openDay?.Time.Words]).toEqual(['America/Chicago', 'December 2, 2026, 9 AM CST'])
})

test('an event that ends on the last day that can be written takes no other content away', async () => {
  const endless = event('4', { type: 'date', value: '2026-12-05T00:00:00.000' }, lastDay)
  await importContent(database, { CompanyEvent: [endless] }, { clock })
  const { CompanyEvent, JobPostingHeader } = await service.rows(['CompanyEvent', 'JobPostingHeader'])
  const [found] = CompanyEvent.filter(({ CompanyEvent_ID }) => CompanyEvent_ID === '4')
  expect([found?.Time.Words, JobPostingHeader.length]).toEqual(['December 5, 2026 – December 31, 9999', 2])
})

test('[J3-01] a posting keeps the moment it was first published', async () => {
  const later = () => new Date('2026-12-24T12:00:00.000Z')
  const touched = { ...analyst, LastModifiedDate: { type: 'datetime', value: '2026-12-24T00:00:00.000Z' } }
  const undated = posting('b2', 'Intern', '0001-01-01T00:00:00.000Z')
  const ahead = posting('b3', 'Intern', '2027-01-01T00:00:00.000Z')
  await importContent(database, { JobPostingHeader: [touched, undated, ahead] }, { clock: later })
  expect(await service.firstPublished('a1')).toEqual(new Date('2026-11-01T09:30:00.000Z'))
  expect(await service.firstPublished('b2')).toEqual(later())
  expect(await service.firstPublished('b3')).toEqual(later())
  expect(await service.firstPublished('none')).toEqual(undefined)
})

test('the port in process answers as the endpoint does', async () => {
  const api = siteApi(service)
  const { status, reply } = await service.transact(request(call('Count')))
  expect(status).toEqual(200)
  expect(await api.transact([call('Count')])).toEqual(reply)
  expect(await api.transact([])).toEqual(refused(400, noOperations).reply)
})
