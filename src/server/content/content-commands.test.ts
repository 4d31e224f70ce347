import { mailSettings } from '../settings/mail-settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import type { Config } from '../settings/config.ts'
import { startServer } from '../start-server.ts'
import { runContentCommand } from './content-commands.ts'
import { readFolder } from './read-folder.ts'

let root: string
let folder: string
let dataDir: string
let lines: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commands-'))
  folder = mkdtempSync(join(root, 'content-'))
  dataDir = join(root, 'data')
  lines = []
})
afterEach(() => rmSync(root, { recursive: true }))

const configFor = (data: string): Config => ({
  port: 0,
  host: 'localhost',
  dataDir: data,
  databaseUrl: null,
  siteOrigin: null,
  logLevel: 'warn',
  tokenSecret: null,
  settings: siteSettings(),
  mail: mailSettings(),
})
const run = (...args: string[]) => runContentCommand(configFor(dataDir), args, (line) => void lines.push(line))
const write = (name: string, rows: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
const sample = sampleContent(Date.UTC(2026, 10, 21))

test('a folder with thirty faults gives thirty lines and imports nothing', async () => {
  const posting = (id: number, fields: object) => ({
    JobPosting_ID: id,
    TrackingNumber: `T${id}`,
    JobFunction: 'Analyst',
    IsFullTime: true,
    LastModifiedDate: { type: 'datetime', value: '2026-11-01T09:30:00.000Z' },
    ...fields,
  })
  write('JobPostingHeader', [
    ...Array.from({ length: 9 }, (_, index) => posting(index, { ExperienceLevel: String(index + 4) })),
    ...Array.from({ length: 9 }, (_, index) => posting(index + 10, { Location_ID: index + 100 })),
    ...Array.from({ length: 9 }, (_, index) => posting(index + 20, { Workplace: `Place ${index}` })),
    posting(3, {}),
  ])
  write('WebsiteStat', [])
  writeFileSync(join(folder, 'CompanyNews.json'), '[')
  expect(await run('import', folder)).toEqual(1)
  expect(lines.length).toEqual(31)
  expect([...lines.slice(0, 2), ...lines.slice(9, 12), ...lines.slice(28)]).toEqual([
    'CompanyNews.json line 1, column 2: This is no JSON (Unexpected end of JSON input)',
    'JobPostingHeader.json row 19, Workplace: Expected "Hybrid", "On-site", "Remote" or "Onsite", found "Place 0"',
    'JobPostingHeader.json row 27, Workplace: Expected "Hybrid", "On-site", "Remote" or "Onsite", found "Place 8"',
    'JobPostingHeader.json row 28, JobPosting_ID: "3" is already in row 4',
    'JobPostingHeader.json row 1, ExperienceLevel: Expected one of 1, 2, 3 or null, found "4"',
    'JobPostingHeader.json row 17, Location_ID: There is no office "107" in Location.json or the database',
    'JobPostingHeader.json row 18, Location_ID: There is no office "108" in Location.json or the database',
    'Nothing was imported.',
  ])
  expect(readdirSync(root).filter((name) => name === 'data')).toEqual([])
})

test('a folder is imported and exported without a running site', async () => {
  for (const [name, rows] of Object.entries(sample)) write(name, rows)
  expect(await run('import', folder)).toEqual(0)
  const { Location, JobPostingGroup, JobPostingHeader, CompanyNews, CompanyEvent, ContractsContact } = sample
  expect(lines).toEqual([
    `Imported ${Location.length} Location, ${JobPostingGroup.length} JobPostingGroup, ` +
      `${JobPostingHeader.length} JobPostingHeader, ${CompanyNews.length} CompanyNews, ` +
      `${CompanyEvent.length} CompanyEvent, ${ContractsContact.length} ContractsContact, 0 SystemMessage, 1 WebsiteStat, ` +
      '4 ADAJobDescription, 12 ApplicantSource, 8 AttachmentType, 249 Country, 8 EthnicCategory, 5 Gender, 7 MaritalStatus, ' +
      '56 State, 2 TestEntity, 7 VeteranType.',
  ])
  const copy = join(root, 'copy')
  expect(await run('export', copy)).toEqual(0)
  expect(readFolder(copy)).toEqual(readFolder(folder))
  expect(await run('check', copy, '--prune')).toEqual(0)
  expect(lines.slice(1)).toEqual([`Wrote 18 files to ${copy}.`, 'No problems.'])
})

test('a running site takes the import itself and shows it at once', async () => {
  const server = await startServer({ config: configFor(dataDir), sample: async () => sample, logger: false })
  write('WebsiteStat', [{ years: 52, shoeSize: 44 }])
  expect(await run('import', folder)).toEqual(0)
  write('WebsiteStat', [{ years: 'many' }])
  expect(await run('import', folder)).toEqual(1)
  const body = JSON.stringify({ Operations: [{ PrefetchPath: 'WebsiteStat' }] })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${server.address}/data/post_transaction`, { method: 'POST', headers, body })
  const stat = { employeeCount: 0, openingCount: 0, locationCount: 0, years: 52, employeeOwnedPercent: 100 }
  expect(JSON.parse(((await reply.json()) as { Payload: string }).Payload)).toEqual({ WebsiteStat: [stat] })
  expect(await run('export', join(root, 'copy'))).toEqual(0)
  await server.close()
  expect(lines).toEqual([
    'Note: WebsiteStat.json: the field shoeSize is unknown and left out (1 rows)',
    'Imported 1 WebsiteStat.',
    'WebsiteStat.json row 1, years: Expected a number, found "many"',
    'Nothing was imported.',
    `Wrote 18 files to ${join(root, 'copy')}.`,
  ])
})

test('an import that comes while a site starts is taken once it has started', async () => {
  const starting = startServer({ config: configFor(dataDir), sample: async () => sample, logger: false })
  write('WebsiteStat', [{ years: 52 }])
  while (!existsSync(dataDir)) await new Promise(setImmediate)
  expect([await run('import', folder), lines]).toEqual([0, ['Imported 1 WebsiteStat.']])
  await (await starting).close()
})

test('a data folder whose path is too long for a socket is served through a shorter one', async () => {
  dataDir = join(root, 'a-long-name-of-a-folder'.repeat(6), 'data')
  const server = await startServer({ config: configFor(dataDir), logger: false })
  write('WebsiteStat', [{ years: 52 }])
  expect(await run('import', folder)).toEqual(0)
  expect(existsSync(join(dataDir, 'control.sock'))).toEqual(true)
  await server.close()
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'files', 'lock.1'])
})

test('a command that is none is answered by the usage', async () => {
  expect([await run(), await run('import'), await run('drop', folder), await run('import', folder, '--force')]).toEqual(
    [2, 2, 2, 2],
  )
  expect(lines.map((text) => text.split('\n')[0])).toEqual(['Usage:', 'Usage:', 'Usage:', 'Usage:'])
})

test('there is nothing to export before the first import', async () => {
  expect([await run('export', folder), lines]).toEqual([1, [`There is no database in ${dataDir} yet.`]])
})
