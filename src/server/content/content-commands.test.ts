import { mailSettings } from '../settings/mail-settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentNames } from '#contract/entity-names.ts'
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

const createConfig = (data: string): Config => ({
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
const run = (...args: string[]) => runContentCommand(createConfig(dataDir), args, (line) => void lines.push(line))
const write = (name: string, rows: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
const sample = sampleContent(Date.UTC(2026, 10, 21))

test('a folder with thirty faults gives thirty lines and imports nothing', async () => {
  const posting = (id: number, fields: object) => ({
    JobPosting_ID: id,
    TrackingNumber: `T${id}`,
    JobFunction: 'Analyst',
    ShortDescription: 'Counts what things cost.',
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
  expect(lines.slice(0, -1)).toEqual(
    contentNames.map((name) => `${name}: ${sample[name].length === 0 ? 'no rows' : `${sample[name].length} added`}`),
  )
  expect(lines.slice(-1)).toEqual(['Imported.'])
  const copy = join(root, 'copy')
  lines = []
  expect(await run('export', copy)).toEqual(0)
  expect(readFolder(copy)).toEqual(readFolder(folder))
  expect(await run('check', copy, '--prune')).toEqual(0)
  const unchanged = contentNames.map(
    (name) => `${name}: ${sample[name].length === 0 ? 'no rows' : `${sample[name].length} unchanged`}`,
  )
  expect(lines).toEqual([`Wrote 18 files to ${copy}.`, ...unchanged, 'No problems.'])
})

test('a running site takes the import itself and shows it at once', async () => {
  const server = await startServer({ config: createConfig(dataDir), sample: async () => sample, logger: false })
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
    'WebsiteStat: 1 changed',
    'Note: WebsiteStat.json: the field shoeSize is unknown and left out (1 row)',
    'Imported.',
    'WebsiteStat.json row 1, years: Expected a number, found "many"',
    'Nothing was imported.',
    `Wrote 18 files to ${join(root, 'copy')}.`,
  ])
})

test('an import that comes while a site starts is taken once it has started', async () => {
  const starting = startServer({ config: createConfig(dataDir), sample: async () => sample, logger: false })
  write('WebsiteStat', [{ years: 52 }])
  while (!existsSync(dataDir)) await new Promise(setImmediate)
  expect([await run('import', folder), lines]).toEqual([0, ['WebsiteStat: 1 changed', 'Imported.']])
  await (await starting).close()
})

test('a data folder whose path is too long for a socket is served through a shorter one', async () => {
  dataDir = join(root, 'a-long-name-of-a-folder'.repeat(6), 'data')
  const server = await startServer({ config: createConfig(dataDir), logger: false })
  write('WebsiteStat', [{ years: 52 }])
  expect(await run('import', folder)).toEqual(0)
  expect(existsSync(join(dataDir, 'control.sock'))).toEqual(true)
  await server.close()
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'files', 'lock.1'])
})

test('a command that is none is answered by the usage', async () => {
  const wrong = [
    [],
    ['import'],
    ['drop', folder],
    ['import', folder, '--force'],
    ['check', folder, '--at', '2026-12-01T14:00Z'],
    ['undo', folder],
    ['due', 'drop'],
    ['export', folder, '--yes'],
  ]
  for (const args of wrong) expect([args, await run(...args)]).toEqual([args, 2])
  expect(lines.map((text) => text.split('\n')[0])).toEqual(wrong.map(() => 'Usage:'))
})

test('there is nothing to export before the first import', async () => {
  expect([await run('export', folder), lines]).toEqual([1, [`There is no database in ${dataDir} yet.`]])
})

const news = (id: number) => ({
  CompanyNews_ID: `n${id}`,
  Title: `News ${id}`,
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
})

async function runAndCapture(...args: ReadonlyArray<string>) {
  lines = []
  return { code: await run(...args), lines }
}

test('removing much needs its number, which the check says; undo says what it would do, and does it', async () => {
  write('CompanyNews', [1, 2, 3].map(news))
  await run('import', folder)
  write('CompanyNews', [])
  expect(await runAndCapture('check', folder, '--prune')).toEqual({
    code: 0,
    lines: ['CompanyNews: 3 of 3 removed', 'No problems. To import it give --remove 3.'],
  })
  expect(await runAndCapture('import', folder, '--prune')).toEqual({
    code: 1,
    lines: [
      'CompanyNews: 3 of 3 removed',
      'CompanyNews: 3 of 3 rows would be removed: give --remove 3 if that is meant',
      'Nothing was imported.',
    ],
  })
  expect((await runAndCapture('import', folder, '--prune', '--remove', 'all')).lines).toEqual([
    '--remove all: expected the number of rows that go',
  ])
  expect((await runAndCapture('import', folder, '--prune', '--remove', '3')).code).toBe(0)
  const latest = expect.stringMatching(/^The latest import is of .*Z, by .+@.+. To undo it:$/)
  const undoing = [latest, 'CompanyNews: 3 added']
  expect((await runAndCapture('undo')).lines).toEqual([...undoing, 'Nothing was changed. --yes undoes it.'])
  expect((await runAndCapture('undo', '--yes')).lines).toEqual([...undoing, 'It was undone.'])
  const tables = join(root, 'tables')
  expect((await runAndCapture('export', tables, '--tables')).code).toBe(0)
  expect(readFolder(tables).tables.CompanyNews).toHaveLength(3)
  expect((await runAndCapture('undo', '--yes')).code).toBe(0)
  expect((await runAndCapture('undo')).lines).toEqual([
    'There is no import to undo: each can be undone for 30 days, the latest first.',
  ])
})

test('a running site takes a table, a moment, a drop and an undo, and logs who did it', async () => {
  const logged: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
  const server = await startServer({ config: createConfig(dataDir), sample: async () => sample, logger })
  writeFileSync(join(folder, 'WebsiteStat.csv'), 'years\r\n52\r\n')
  expect((await runAndCapture('import', folder)).lines).toEqual(['WebsiteStat: 1 changed', 'Imported.'])
  expect((await runAndCapture('import', folder, '--at', '2999-12-01T14:00')).lines).toEqual([
    '--at 2999-12-01T14:00: expected a moment with its zone, such as 2026-12-01T14:00Z or 2026-12-01T09:00-05:00',
  ])
  expect((await runAndCapture('import', folder, '--at', '2020-12-01T14:00Z')).lines).toEqual([
    '2020-12-01T14:00:00.000Z has passed: --at takes a moment that is to come',
    'Nothing was imported.',
  ])
  writeFileSync(join(folder, 'WebsiteStat.csv'), 'years\r\n53\r\n')
  expect((await runAndCapture('import', folder, '--at', '2999-12-01T09:00-05:00')).lines).toEqual([
    'WebsiteStat: 1 changed',
    'Scheduled for 2999-12-01T09:00-05:00; "content due" lists it.',
  ])
  const due = expect.stringMatching(/^1  2999-12-01T14:00:00Z  .+@.+  WebsiteStat: 1 changed$/)
  expect((await runAndCapture('due')).lines).toEqual([due])
  expect((await runAndCapture('due', 'drop', '2')).lines).toEqual([
    'No scheduled import has the id 2: "content due" lists them.',
  ])
  expect((await runAndCapture('due', 'drop', '1')).lines).toEqual([due, 'Nothing was changed. --yes drops it.'])
  expect((await runAndCapture('due', 'drop', '1', '--yes')).lines).toEqual([due, 'It was dropped.'])
  expect((await runAndCapture('due')).lines).toEqual(['No import is scheduled.'])
  expect((await runAndCapture('undo', '--yes')).lines.slice(1)).toEqual(['WebsiteStat: 1 changed', 'It was undone.'])
  await server.close()
  const acts = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'operator act')
  expect(acts.map(({ command, summary }) => [command, summary.replace(/^import of .* undone/, 'undone')])).toEqual([
    ['content import', 'WebsiteStat: 1 changed'],
    ['content import --at', '1 at 2999-12-01T14:00:00.000Z: WebsiteStat: 1 changed'],
    ['content due drop', expect.stringMatching(/^1 at 2999-12-01T14:00:00.000Z by .+@.+: WebsiteStat: 1 changed$/)],
    ['content undo', 'undone: WebsiteStat: 1 changed'],
  ])
})
