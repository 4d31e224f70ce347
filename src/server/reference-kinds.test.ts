import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import {
  createSubscribeCall,
  getSubscribeOperation,
  readSubscriptions,
  type AlertRequest,
} from '#contract/job-alerts.ts'
import { decodePayload } from '#contract/payload.ts'
import { read } from '#contract/operations.ts'
import { solveCaptcha } from './captcha/solve-captcha.testing.ts'
import { exportContent } from './content/export-content.ts'
import { importContent } from './content/import-content.ts'
import type { Database } from './database/open-database.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import { createSiteService } from './create-site-service.ts'
import type { SiteService } from './service/site-service.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const clock = () => now
const message = { SystemMessage_ID: 1, Message: 'The site rests on Sunday.' }
const content = { ...sampleContent(now.getTime()), SystemMessage: [message] }

let database: Database
let site: SiteService

beforeAll(async () => {
  database = await openTestDatabase('reference_kinds')
  await importContent(database, content, { clock })
  site = createSiteService({ database, clock })
})
afterAll(() => database.close())

const requestEntity = async (name: string, service = site) =>
  (await service.transact({ Operations: [read(name)] })).reply

async function readTable(name: string) {
  const { Payload } = await requestEntity(name)
  return (JSON.parse(Payload) as Record<string, ReadonlyArray<Record<string, unknown>>>)[name] ?? []
}

async function readOptionSummary(name: string) {
  const rows = await readTable(name)
  return [rows.length, rows[0]?.['Description'], rows.at(-1)?.['Description']]
}

const readFields = async (name: string) => Object.keys((await readTable(name))[0] ?? {})

test.each([
  ['[C3.1-03]', 'ADAJobDescription', 4, /^Office work: sits/, /^Work aboard ships/],
  ['[C3.1-06]', 'ApplicantSource', 11, /^Our website$/, /^Other$/],
  ['[J3-37.a]', 'AttachmentType', 7, /^Resume$/, /^Other$/],
  ['[C3.1-09]', 'Country', 249, /^United States$/, /^Zimbabwe$/],
  ['[C3.1-10]', 'EthnicCategory', 8, /^American Indian or Alaska Native$/, /^I do not wish to answer$/],
  ['[C3.1-11]', 'Gender', 5, /^Female$/, /^I do not wish to answer$/],
  ['[C3.1-12]', 'JobPostingGroup', 9, /^Contracts & Administration$/, /^Software Engineering$/],
  ['[C3.1-13]', 'MaritalStatus', 7, /^Single$/, /^I do not wish to answer$/],
  ['[C3.1-14]', 'State', 56, /^Alabama$/, /^Wyoming$/],
  ['[C3.1-16]', 'VeteranType', 7, /^Not a protected veteran$/, /^I do not wish to answer$/],
])(
  '%s the kind %s is read from the server: what is in use of it, in its order',
  async (_, name, count, first, last) => {
    expect(await readOptionSummary(name)).toEqual([count, expect.stringMatching(first), expect.stringMatching(last)])
  },
)

test.each([
  ['[C3.1-07]', 'CompanyEvent', 8],
  ['[C3.1-08]', 'CompanyNews', 14],
  ['[C3.1-15]', 'SystemMessage', 1],
])('%s the kind %s is read from the server, all of it', async (_, name, count) => {
  expect((await readTable(name)).length).toBe(count)
})

test.each([
  ['[C3.1-06]', 'ApplicantSource'],
  ['[C3.1-09]', 'Country'],
  ['[C3.1-10]', 'EthnicCategory'],
  ['[C3.1-13]', 'MaritalStatus'],
  ['[C3.1-14]', 'State'],
  ['[C3.1-20][J3-38]', 'VeteranType'],
])('%s a row of %s has an id, a description, whether it is in use, and its place', async (_, name) => {
  expect(await readFields(name)).toEqual([`${name}_ID`, 'Description', 'IsActive', 'SortOrder'])
})

test('[C3.1-12] a row of JobPostingGroup says whether it is in use', async () => {
  expect(await readFields('JobPostingGroup')).toContain('IsActive')
})

test('[C3.1-01] what the firm changes on the server is what is read next', async () => {
  const rows = [{ Gender_ID: 9, Description: 'Another', SortOrder: 0 }]
  await importContent(database, { Gender: rows }, { clock })
  expect((await readOptionSummary('Gender'))[1]).toBe('Another')
  await importContent(database, { Gender: content.Gender }, { clock, prune: true })
})

test('a kind grows to 500 rows and no further, however many imports bring them', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      Gender_ID: from + index,
      Description: `Choice ${from + index}`,
    }))
  await importContent(database, { Gender: rows(100, 500) }, { clock, prune: true })
  await importContent(database, { Gender: rows(0, 100) }, { clock })
  await expect(importContent(database, { Gender: rows(499, 501) }, { clock })).rejects.toThrow(
    'Gender.json: Expected at most 500 rows, found 501 with the 499 in the database that are not in the file',
  )
  await importContent(database, { Gender: content.Gender }, { clock, prune: true })
})

test('[C3.1-17][C3.1-20] the test entity is there while the site has no public address, and unknown once it has', async () => {
  const atLarge = createSiteService({ database, clock, isPublic: true })
  expect([await readOptionSummary('TestEntity'), await requestEntity('TestEntity', atLarge)]).toEqual([
    [2, 'First test row', 'Second test row'],
    expect.objectContaining({ Success: false, Msg: 'There is no entity "TestEntity".', Payload: '' }),
  ])
})

async function listAdasSubscriptions() {
  const wanted: AlertRequest = { kind: 'search', email: 'ada@engine.example', id: 'generic', search: '' }
  const today = createSiteService({ database })
  const proof = await solveCaptcha(await today.challenge(getSubscribeOperation(wanted)))
  await today.transact({ Operations: [createSubscribeCall(wanted, proof)] })
  const { id } = await database.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow()
  const { reply } = await site.transact({ Operations: [readSubscriptions(id)] })
  return (JSON.parse(reply.Payload) as { JobPostingSubscription: ReadonlyArray<object> }).JobPostingSubscription
}

test('[C3.1-19] the data tables are given as they are, and none of their rows is ever out of use', async () => {
  const tables = ['ContractsContact', 'JobPostingHeader', 'Location', 'WebsiteStat'] as const
  const given = await Promise.all(tables.map(readTable))
  const subscriptions = await listAdasSubscriptions()
  expect([...given, subscriptions].map((rows) => rows.length)).toEqual([13, 136, 20, 1, 1])
  expect([...given, subscriptions].flat().filter((row) => 'IsActive' in row || 'SortOrder' in row)).toEqual([])
  expect(given[0]?.map((row) => row['Role'])).toEqual(content.ContractsContact.map((row) => row.Role))
})

test('what is no longer in use is exported all the same', async () => {
  const { ApplicantSource = [] } = await exportContent(database)
  expect(ApplicantSource).toEqual(content.ApplicantSource)
  expect(ApplicantSource.at(-1)).toEqual({
    ApplicantSource_ID: '12',
    Description: 'A newspaper advertisement',
    IsActive: false,
    SortOrder: 12,
  })
})

test('[J3-37.a] the browser reads what the server sends of every kind', async () => {
  const { Payload } = (await site.transact({ Operations: [read('State'), read('Country', ['CI'])] })).reply
  const rows = decodePayload(Payload)
  expect([rows.State?.find(({ State_ID }) => State_ID === 'VA')?.Description, rows.Country]).toEqual([
    'Virginia',
    [{ Country_ID: 'CI', Description: 'Côte d’Ivoire', IsActive: true, SortOrder: null }],
  ])
})
