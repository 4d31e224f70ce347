import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createFileStore, type FileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { exportApplications } from './export-applications.ts'
import { day, createApplicant, storeApplication, storeApplicationFile } from './keep-application.testing.ts'
import { parseSpreadsheet } from './parse-spreadsheet.testing.ts'
import { readSentPage } from './sent-applications.ts'

let database: Database
let root: string
let store: FileStore
let target: string
let applicants: { ada: string; moss: string; lukasz: string }

const evil = 'Łukasz Żółć; =cmd|\'/C calc\'!A0, "quoted"'

beforeAll(async () => {
  database = await openTestDatabase('export_applications')
  root = mkdtempSync(join(tmpdir(), 'applications-'))
  store = createFileStore({ folder: join(root, 'stored'), keys: await openKeyRing([await makeKey()]) })
  const { db } = database
  applicants = {
    ada: await createApplicant(db, ['Ada', 'Moss', 'ada@engine.example']),
    moss: await createApplicant(db, ['=SUM(A1)', 'MOSS', 'other@engine.example']),
    lukasz: await createApplicant(db, ['@Łukasz', evil, '+zolc@engine.example']),
  }
  await confirmApplicantEmail(db, applicants.ada, new Date(day('2026-10-31')))
  await storeApplication(db, { Application_ID: 'a-first', Applicant_ID: applicants.ada, note: '-1\r\nsecond line' })
  await storeApplication(db, {
    Application_ID: 'A-FIRST',
    Applicant_ID: applicants.moss,
    JobPosting_ID: 'generic',
    submitted_at: day('2026-11-02'),
  })
  await storeApplication(db, { Application_ID: 'b', Applicant_ID: applicants.lukasz, submitted_at: day('2026-11-03') })
  await storeApplication(db, {
    Application_ID: '-c',
    Applicant_ID: applicants.ada,
    JobPosting_ID: '8',
    state: 'withdrawn',
    note: 'I wrote something',
    submitted_at: day('2026-11-04'),
    ended_at: day('2026-11-09'),
  })
  await storeApplication(db, { Application_ID: 'd', Applicant_ID: applicants.ada, JobPosting_ID: '9', state: 'draft' })
  const file = (Attachment_ID: string, Application_ID: string, more: object = {}, file_name = 'cv.pdf') =>
    storeApplicationFile(
      db,
      store,
      { Attachment_ID, Application_ID, file_name, ...more },
      `${Attachment_ID} of ${Application_ID}`,
    )
  await file('1', 'a-first')
  await file('2', 'A-FIRST', { scan: 'not scanned' })
  await file('3', 'a-first', { uploaded_at: day('2026-11-02'), sent_at: day('2026-11-05') })
  await file('4', 'a-first', { removed_at: day('2026-11-05') })
  await file('5', 'a-first', { sent_at: null })
  await file('6', 'b', { scan: 'removed' }, 'cover, "letter".odt')
  await file('7', '-c')
  await file('8', 'd', { sent_at: null })
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  target = join(mkdtempSync(join(root, 'to-')), 'out')
})

const signal = new AbortController().signal
const noFilter = { posting: null, since: null }
const parts = () => ({
  readPage: (wanted: Parameters<typeof readSentPage>[1]) => readSentPage(database.db, wanted),
  openStore: async () => store,
  withUnscanned: false,
  openKeys: () => openKeyRing([]),
  readEqualOpportunity: async () => [],
  signal,
})
const place = () => ({ path: target, recipient: null })
const write = (question: Partial<typeof noFilter> | Record<string, string> = {}) =>
  exportApplications(parts(), place(), { ...noFilter, ...question })
const csv = () => readFileSync(join(target, 'applications.csv'))
const json = () => JSON.parse(readFileSync(join(target, 'applications.json'), 'utf8')) as Array<Record<string, unknown>>
const records = () => parse(csv(), { bom: true, columns: true }) as Array<Record<string, string>>
const listFiles = (folder = 'files') => readdirSync(join(target, folder)).toSorted()
const readExportedFile = (name: string, folder = 'files') => readFileSync(join(target, folder, name), 'utf8')

test('the firm gets what was submitted, with its files, and neither a draft nor what was taken away or not sent', async () => {
  expect(await write()).toEqual({ applications: 3, withdrawn: 1, files: 2, unscanned: 1, problems: [] })
  expect(records().map((row) => [row['application id'], row['job title'], row['state'], row['changed']])).toEqual([
    ['a-first', 'Cost Analyst 7', 'submitted', day('2026-11-05')],
    ['A-FIRST', '', 'submitted', day('2026-11-02')],
    ['b', 'Cost Analyst 7', 'submitted', day('2026-11-03')],
    ["'-c", '', 'withdrawn', day('2026-11-09')],
  ])
})

test('two applicants of one name and two files of one name have files of their own, also where case does not count', async () => {
  await write()
  const listed = records().flatMap((row) => (row['files'] ?? '').split(' | ').filter(Boolean))
  expect(listed).toEqual([
    'Moss-a-first-cv.pdf',
    'Moss-a-first-2-cv.pdf',
    'MOSS-A-FIRST-3-cv.pdf',
    "ukasz Zóc cmd'C calc'A0 quoted-b-cover, letter.odt",
  ])
  expect(listFiles()).toEqual(listed.slice(0, 2).toSorted())
  expect(listed.slice(0, 2).map((name) => readExportedFile(name))).toEqual(['1 of a-first', '3 of a-first'])
})

test('a file that nothing has looked at is left out, or is written apart from the others where it is wanted', async () => {
  await write()
  expect(readdirSync(target).toSorted()).toEqual(['applications.csv', 'applications.json', 'files', 'index.html'])
  target += '-all'
  const report = await exportApplications({ ...parts(), withUnscanned: true }, place(), noFilter)
  expect([report.files, report.unscanned]).toEqual([3, 0])
  expect([listFiles(), listFiles('unscanned-files')]).toEqual([
    ['Moss-a-first-2-cv.pdf', 'Moss-a-first-cv.pdf'],
    ['MOSS-A-FIRST-3-cv.pdf'],
  ])
  expect(readExportedFile('MOSS-A-FIRST-3-cv.pdf', 'unscanned-files')).toBe('2 of A-FIRST')
  expect(statSync(join(target, 'unscanned-files')).mode & 0o777).toBe(0o700)
})

test('of each applicant it is said on which day the address was confirmed, or that it was not', async () => {
  await write()
  const expected = ['2026-10-31', 'no', 'no']
  expect(records().map((row) => row['e-mail confirmed'])).toEqual([...expected, ''])
  expect(json().map((row) => row['e-mail confirmed'])).toEqual([...expected, undefined])
})

test('a spreadsheet program reads every word as it was written, and runs none of it', async () => {
  await write()
  const { cells, formulas } = parseSpreadsheet(csv())
  expect(formulas).toEqual([])
  expect(cells.map((row) => row.length)).toEqual([22, 22, 22, 22, 22])
  expect(cells.map((row) => [row[7], row[8], row[9], row[11]])).toEqual([
    ['first name', 'last name', 'e-mail', 'note'],
    ['Ada', 'Moss', 'ada@engine.example', "'-1\r\nsecond line"],
    ["'=SUM(A1)", 'MOSS', 'other@engine.example', ''],
    ["'@Łukasz", evil, "'+zolc@engine.example", ''],
    ['', '', '', ''],
  ])
  expect(parse(csv(), { bom: true })).toEqual(cells)
  expect(cells.map((row) => row[13])).toEqual(['scan states', 'clean | clean', 'not scanned', 'removed', ''])
})

test('the JSON says the same without apostrophes, and of a withdrawn application only that it is', async () => {
  await write()
  const [ada, , lukasz, withdrawn] = json()
  expect(ada).toEqual({
    'application id': 'a-first',
    'posting id': '7',
    'tracking number': 'T-7',
    'job title': 'Cost Analyst 7',
    state: 'submitted',
    submitted: day('2026-11-01'),
    changed: day('2026-11-05'),
    'first name': 'Ada',
    'last name': 'Moss',
    'e-mail': 'ada@engine.example',
    'e-mail confirmed': '2026-10-31',
    note: '-1\r\nsecond line',
    files: [
      { name: 'Moss-a-first-cv.pdf', 'scan state': 'clean' },
      { name: 'Moss-a-first-2-cv.pdf', 'scan state': 'clean' },
    ],
  })
  expect([lukasz?.['first name'], lukasz?.['last name']]).toEqual(['@Łukasz', evil])
  const end = { 'application id': '-c', 'posting id': '8', state: 'withdrawn', changed: day('2026-11-09') }
  expect(withdrawn).toEqual(end)
  expect(csv().toString()).not.toContain('I wrote something')
})

test('one posting is exported, or what came or changed since a day, or nothing', async () => {
  await write({ posting: '8' })
  expect(records().map((row) => row['application id'])).toEqual(["'-c"])
  target += '-since'
  await write({ since: '2026-11-05T00:00:00.000Z' })
  expect(json().map((row) => row['application id'])).toEqual(['a-first', '-c'])
  target += '-none'
  expect(await write({ posting: 'none' })).toEqual({
    applications: 0,
    withdrawn: 0,
    files: 0,
    unscanned: 0,
    problems: [],
  })
  expect([parseSpreadsheet(csv()).cells.length, json(), listFiles()]).toEqual([1, [], []])
})

test('only this user may open what was written', async () => {
  await write()
  const modes = ['', 'files', 'applications.csv', 'index.html', 'files/Moss-a-first-cv.pdf'].map((path) =>
    (statSync(join(target, path)).mode & 0o777).toString(8),
  )
  expect(modes).toEqual(['700', '700', '600', '600', '600'])
})

test('a folder with something in it, a file, and one that another export fills are left as they are', async () => {
  mkdirSync(target)
  writeFileSync(join(target, 'kept'), 'mine')
  await expect(write()).rejects.toThrow('is not empty: name a folder that is, or a new one.')
  expect([readdirSync(target), existsSync(`${target}.draft`)]).toEqual([['kept'], false])
  target = join(target, 'kept')
  await expect(write()).rejects.toThrow('is a file: name a folder.')
  target = join(root, 'busy')
  mkdirSync(`${target}.draft`)
  await expect(write()).rejects.toThrow('another export is at work, or was cut short')
  expect([existsSync(`${target}.draft`), existsSync(target)]).toEqual([true, false])
})

test('an export that is ended leaves nothing', async () => {
  const stop = new AbortController()
  const readPage = async (wanted: Parameters<typeof readSentPage>[1]) => {
    const page = await readSentPage(database.db, wanted)
    stop.abort(new Error('stopped'))
    return page
  }
  const ended = exportApplications({ ...parts(), readPage, signal: stop.signal }, place(), noFilter)
  await expect(ended).rejects.toThrow('stopped')
  expect([existsSync(target), existsSync(`${target}.draft`)]).toEqual([false, false])
})

test('a file that is gone or cannot be opened is said, and all else is written', async () => {
  const gone = {
    ...parts(),
    openStore: async () => createFileStore({ folder: join(root, 'none'), keys: await openKeyRing([await makeKey()]) }),
  }
  const report = await exportApplications(gone, place(), noFilter)
  expect([report.applications, report.files, report.problems.length, report.problems[0]]).toEqual([
    3,
    0,
    2,
    'Moss-a-first-cv.pdf could not be read: The file is not in the folder of files.',
  ])
  expect(records().map((row) => row['scan states'])).toEqual([
    'could not be read | could not be read',
    'not scanned',
    'removed',
    '',
  ])
})
