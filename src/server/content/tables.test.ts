import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { listContentFields } from '#contract/entities.ts'
import { sampleContent } from '#content/sample-content.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { parseSpreadsheet } from '../firm/parse-spreadsheet.testing.ts'
import { checkContent } from './check-content.ts'
import { describeChanges } from './content-changes.ts'
import type { ContentTables } from './content-tables.ts'
import { exportContent, writeFolder } from './export-content.ts'
import { importContent, openImport } from './import-content.ts'
import { readFolder } from './read-folder.ts'

const today = Date.UTC(2026, 10, 21)
let database: Database
let folder: string

beforeAll(async () => {
  database = await openTestDatabase('content_tables_test')
  await importContent(database, sampleContent(today))
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const csvPath = (name: string) => join(folder, `${name}.csv`)
const readCsvText = (name: string) => readFileSync(csvPath(name), 'utf8')

async function weigh() {
  const { tables, sources, problems } = readFolder(folder)
  const found = (await openImport(database, tables, { prune: true, sources })).weighed
  return { problems: [...problems, ...found.problems], changes: found.changes.map(describeChanges) }
}

async function readCheckedRows() {
  const { tables, sources, problems } = readFolder(folder)
  const checked = await checkContent(tables, { sources })
  return { rows: checked.rows, problems: [...problems, ...checked.problems] }
}

test('every entity comes out as a table that changes nothing when it is imported, and runs nothing', async () => {
  const before = await exportContent(database)
  writeFolder(folder, before, 'csv')
  for (const name of contentNames) {
    const { cells, formulas } = parseSpreadsheet(readFileSync(csvPath(name)))
    expect([name, cells[0], formulas.filter((cell) => !/^-\d+(\.\d+)?$/.test(cell))]).toEqual([
      name,
      listContentFields(name),
      [],
    ])
  }
  const unchanged = contentNames.map((name) => describeUnchanged(name, before))
  expect(await weigh()).toEqual({ problems: [], changes: unchanged })
})

const describeUnchanged = (name: ContentName, tables: ContentTables) => {
  const count = tables[name]?.length ?? 0
  return `${name}: ${count === 0 ? 'no rows' : `${count} unchanged`}`
}

type CsvFormat = { readonly between?: string; readonly end?: string; readonly mark?: string }

function saved(
  cells: ReadonlyArray<ReadonlyArray<string>>,
  { between = ',', end = '\r\n', mark = '\uFEFF' }: CsvFormat = {},
) {
  const written = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `${mark}${cells.map((row) => `${row.map(written).join(between)}${end}`).join('')}`
}

type Cells = ReadonlyArray<ReadonlyArray<string>>

const everyCell = (cells: Cells, change: (cell: string) => string) => cells.map((row) => row.map(change))

const spreadsheetWriters: Readonly<Record<string, (cells: Cells) => string | Buffer>> = {
  'Excel, as CSV UTF-8': (cells) => saved(cells),
  'Excel where decimals have a comma': (cells) => saved(cells, { between: ';' }),
  'Excel, as Unicode text': (cells) => Buffer.from(saved(cells, { between: '\t' }), 'utf16le'),
  'a program with lines of its own and without the mark': (cells) => saved(cells, { end: '\n', mark: '' }),
  'a spreadsheet with empty rows and columns': (cells) =>
    `${saved(
      cells.flatMap((row) => [
        [...row, '', ''],
        ['', ' '],
      ]),
    )},,,\r\n\r\n`,
  'a spreadsheet with other capitals': (cells) =>
    saved(everyCell(cells, (cell) => (/^(TRUE|FALSE)$/.test(cell) ? cell.toLowerCase() : cell))),
}

test.for(Object.entries(spreadsheetWriters))('a table that comes back from %s is read as it was', async ([, save]) => {
  const names = ['CompanyEvent', 'JobPostingGroup', 'JobPostingHeader', 'Location', 'WebsiteStat'] as const
  const before = await exportContent(database)
  writeFolder(folder, Object.fromEntries(names.map((name) => [name, before[name]])), 'csv')
  for (const name of names) writeFileSync(csvPath(name), save(parseSpreadsheet(readFileSync(csvPath(name))).cells))
  expect(await weigh()).toEqual({
    problems: [],
    changes: expect.arrayContaining(names.map((name) => describeUnchanged(name, before))),
  })
})

test('a table without a column says in how many rows its value is lost', async () => {
  const { Location: offices = [] } = await exportContent(database)
  writeFolder(folder, { Location: offices }, 'csv')
  const { cells } = parseSpreadsheet(readFileSync(csvPath('Location')))
  const [name, email] = ['Name', 'Email'].map((field) => cells[0]?.indexOf(field) ?? -1)
  writeFileSync(csvPath('Location'), saved(cells.map((row) => row.filter((_, at) => at !== name && at !== email))))
  const { tables, sources } = readFolder(folder)
  const { problems, notes } = (await openImport(database, tables, { sources })).weighed
  const count = (field: string) =>
    offices.filter((row) => (row as Readonly<Record<string, unknown>>)[field] !== null).length
  expect([problems, notes]).toEqual([
    [],
    ['Name', 'Email'].map((field) => `Location.csv has no column ${field}: its value is lost in ${count(field)} rows`),
  ])
})

test('whole numbers that come back with .0 are read as they were', async () => {
  write('WebsiteStat', 'employeeCount,openingCount,locationCount,years,employeeOwnedPercent\n410.0,136.00,9,52.0,100\n')
  expect((await readCheckedRows()).rows.WebsiteStat).toEqual([
    { employeeCount: 410, openingCount: 136, locationCount: 9, years: 52, employeeOwnedPercent: 100 },
  ])
})

const replaceCsvText = (name: string, from: string | RegExp, to: string) => {
  const text = readCsvText(name)
  expect(text).toMatch(from)
  writeFileSync(csvPath(name), text.replace(from, to))
}

const group = (Description: string, JobPostingGroup_ID: string | null = null) => ({
  Description,
  JobPostingGroup_ID,
  IsFeatured: true,
  IsActive: false,
})
const stored = {
  JobPostingGroup: [group('Engineering', '007'), group('Sales', '8')],
  CompanyNews: [
    {
      CompanyNews_ID: '0012',
      Title: 'Moved',
      PublishedDate: { type: 'date', value: '2026-11-27T00:00:00.000' },
    },
  ],
}

test('what a spreadsheet has spoiled is told by row and column', async () => {
  const own = await openTestDatabase('spoiled_tables_test')
  await importContent(own, stored)
  const { JobPostingGroup = [], CompanyNews = [] } = await exportContent(own)
  writeFolder(folder, { JobPostingGroup, CompanyNews }, 'csv')
  replaceCsvText('JobPostingGroup', '"007"', '7')
  replaceCsvText('JobPostingGroup', '"8","Sales","TRUE"', '"1.23E+15","Sales","yes"')
  replaceCsvText('CompanyNews', '"0012"', '12')
  replaceCsvText('CompanyNews', '"2026-11-27"', '11/27/2026')
  const read = readFolder(folder)
  const weighed = async (problem: RegExp) =>
    (await openImport(own, read.tables, { sources: read.sources })).weighed.problems.filter((line) =>
      problem.test(line),
    )
  expect(await weighed(/./)).toEqual([
    expect.stringMatching(
      /^JobPostingGroup.csv row 3, JobPostingGroup_ID: A spreadsheet has rounded a long number to "1.23E\+15"\. /,
    ),
    'JobPostingGroup.csv row 3, IsFeatured: Expected TRUE or FALSE, found "yes"',
    expect.stringMatching(
      /^CompanyNews.csv row 2, PublishedDate: Expected a day such as 2026-11-27, found "11\/27\/2026"\. Format the column/,
    ),
  ])
  replaceCsvText('JobPostingGroup', '"1.23E+15","Sales","yes"', '"8.0","Sales","TRUE"')
  replaceCsvText('CompanyNews', '11/27/2026', '2026-11-27')
  const { tables, sources } = readFolder(folder)
  const { problems } = (await openImport(own, tables, { sources })).weighed
  expect(problems.map((line) => line.slice(0, line.indexOf(': a spread')))).toEqual([
    'JobPostingGroup.csv row 2, JobPostingGroup_ID: The database has "007", and here it is "7"',
    'JobPostingGroup.csv row 3, JobPostingGroup_ID: The database has "8", and here it is "8.0"',
    'CompanyNews.csv row 2, CompanyNews_ID: The database has "0012", and here it is "12"',
  ])
  await own.close()
})

const write = (name: ContentName, text: string) => writeFileSync(csvPath(name), text)

test('numbers, pay and moments that can be meant otherwise, or not at all, are told', async () => {
  write('WebsiteStat', 'employeeCount,years\n"1,000",1.000\n')
  write(
    'CompanyEvent',
    'CompanyEvent_ID,Title,StartDate,EndDate\n1,Open day,2026-11-27T14:00,Friday\n2,Fair,2026-02-30,\n',
  )
  write(
    'JobPostingHeader',
    `JobPosting_ID,TrackingNumber,JobFunction,IsFullTime,LastModifiedDate,Pay,ZipCode\n1,T1,Cook,TRUE,2026-11-01,$98000,${'x'.repeat(32_767)}\n`,
  )
  expect((await readCheckedRows()).problems.map((line) => line.split('. Format')[0])).toEqual([
    'JobPostingHeader.csv row 2, LastModifiedDate: Expected a moment such as 2026-11-27T14:00:00Z, found "2026-11-01"',
    'JobPostingHeader.csv row 2, Pay: This is no JSON: "$98000"',
    'JobPostingHeader.csv row 2, ZipCode: It has 32767 characters, the most that a spreadsheet keeps, so its end may be cut off',
    'CompanyEvent.csv row 2, StartDate: Expected a day such as 2026-11-27 or a moment such as 2026-11-27T14:00:00Z, found "2026-11-27T14:00"',
    'CompanyEvent.csv row 2, EndDate: Expected a day such as 2026-11-27 or a moment such as 2026-11-27T14:00:00Z, found "Friday"',
    'CompanyEvent.csv row 3, StartDate: Expected a day such as 2026-11-27 or a moment such as 2026-11-27T14:00:00Z, found "2026-02-30"',
    'WebsiteStat.csv row 2, employeeCount: Expected a number such as 1000 or 38.9, without signs between thousands, found "1,000"',
    'WebsiteStat.csv row 2, years: Expected a number such as 1000 or 38.9, without signs between thousands, found "1.000"',
  ])
})

test('a table without names of fields, with a cell under none, or in no known letters is told', () => {
  write('Location', '7,Dayton\n')
  write('State', 'State_ID,State_ID,Description\n1,2,Ohio,extra\n')
  write('Gender', 'Gender_ID,Description\n"1,x\n')
  writeFileSync(csvPath('Country'), Buffer.from('Country_ID,Description\n1,Côte\n', 'latin1'))
  expect(readFolder(folder).problems).toEqual([
    'Country.csv: The text is not UTF-8: save it as "CSV UTF-8 (Comma delimited)"',
    'Gender.csv line 2: A quote begins there that is never closed',
    expect.stringMatching(/^Location.csv: The first line has to name the fields: Location_ID, /),
    'State.csv: the column State_ID is there more than once',
    'State.csv row 2: the cell in column D is under no name of a field',
  ])
})

test('problems of other kinds are told by the name of the table and the row as a spreadsheet counts it', async () => {
  write(
    'JobPostingHeader',
    'JobPosting_ID,TrackingNumber,JobFunction,IsFullTime,LastModifiedDate,Location_ID,Size\n\n1,T1,,TRUE,2026-11-01T09:30:00Z,7,L\n1,T2,Cook,TRUE,2026-11-01T09:30:00Z,,\n',
  )
  const { tables, sources } = readFolder(folder)
  const { problems, notes } = await checkContent(tables, { sources })
  expect([problems, notes]).toEqual([
    [
      'JobPostingHeader.csv row 3, JobFunction: is missing',
      'JobPostingHeader.csv row 4, JobPosting_ID: "1" is already in row 3',
    ],
    [
      'JobPostingHeader.csv: the field Size is unknown and left out (1 row)',
      'JobPostingHeader.csv, Responsibilities: the job has a title and no text (row 4)',
    ],
  ])
})

const word = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((some) => some.trim() === some && !/\r|^\d([.,]\d+)?E\+\d+$/.test(some) && !some.includes('\0'))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const dayValue = day.map((at) => `${at.toISOString().slice(0, 10)}T00:00:00.000`)
const momentValue = day.map((at) => at.toISOString())
const end = fc.oneof(
  fc.record({ type: fc.constantFrom('nullable date', 'date'), value: dayValue }),
  fc.record({ type: fc.constantFrom('nullable datetime', 'datetime'), value: momentValue }),
  fc.constant({ type: 'nullable datetime', value: null }),
  fc.constant(null),
)
const start = fc.oneof(
  fc.record({ type: fc.constant('date'), value: dayValue }),
  fc.record({ type: fc.constant('datetime'), value: momentValue }),
)
const event = fc.record({
  CompanyEvent_ID: word,
  Title: word,
  Description: maybe(word),
  StartDate: start,
  EndDate: end,
  Location: maybe(word),
})

test('whatever an event says, its table says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(event, { selector: (row) => row.CompanyEvent_ID, maxLength: 4 }), async (rows) => {
      const given = (await checkContent({ CompanyEvent: rows })).rows
      writeFolder(folder, { CompanyEvent: rows }, 'csv')
      expect((await readCheckedRows()).rows).toEqual(given)
    }),
    { numRuns: 60 },
  )
})
