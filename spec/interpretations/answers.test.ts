import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeTable, readTable } from './answer-table.ts'
import { reviewAnswers } from './judge-answers.ts'
import { parseInterpretations, interpretationsFile, readInterpretations } from './interpretations.ts'
import { createInterpretation } from './interpretation.testing.ts'
import { markBuilt, importAnswers } from './run-answers.ts'
import { runQuestions } from './run-questions.ts'

const today = '2026-11-27'
const chosen = createInterpretation('J1-01')
const decided = createInterpretation('J1-02', { decision: '0021', decidedOn: '2026-11-23' })
const answered = createInterpretation('J1-03', {
  decision: 'firm',
  decidedOn: '2026-11-25',
  answeredBy: 'Ada Moss',
  wanted: 'Doors slide to the left.',
})
const context = { readings: [chosen, decided, answered], ids: new Set(['J1-01', 'J1-02', 'J1-03', 'J1-04']), today }

const head = 'id,answer,who answered,date'
const judge = (...rows: ReadonlyArray<string>) => reviewAnswers(readTable([head, ...rows].join('\n')), context)
const listRefusals = (...rows: ReadonlyArray<string>) => judge(...rows).refused.map(({ message }) => message)

test('“as it is” leaves the reading, and other words are what the firm wants', () => {
  const asItIs = { ...chosen, decision: 'firm', decidedOn: '2026-11-26', answeredBy: 'Ada Moss' }
  for (const words of ['as it is', 'As it is.', 'as is', 'doors open “inward”'])
    expect(judge(`J1-01,${words},Ada Moss,2026-11-26`).taken).toEqual([{ line: 2, reading: asItIs }])
  expect(judge('J1-01,Doors slide to the left,Ada Moss,2026-11-26').taken).toEqual([
    { line: 2, reading: { ...asItIs, wanted: 'Doors slide to the left.' } },
  ])
})

test('questions without an answer are counted, and so is what was decided already', () => {
  const { taken, refused, blank, repeated } = judge(
    'J1-01,,,',
    'J1-02,as it is,Ada Moss,2026-11-26',
    'J1-03,doors slide to the left,Ada Moss,2026-11-25',
  )
  expect({ taken, refused, blank, repeated }).toEqual({ taken: [], refused: [], blank: 1, repeated: 2 })
})

test.each([
  ['J9-99,as it is,Ada,2026-11-26', 'Line 2, J9-99: there is no such requirement.'],
  ['J1-04,as it is,Ada,2026-11-26', 'Line 2, J1-04: nothing is open there, so nothing was asked.'],
  [',as it is,Ada,2026-11-26', 'Line 2, without an id: no requirement is named.'],
  ['J1-01,as it is,Ada,2026-11-31', 'Line 2, J1-01: 2026-11-31 is no date. Dates are written like 2026-11-27.'],
  ['J1-01,as it is,Ada,27/11/2026', 'Line 2, J1-01: 27/11/2026 is no date. Dates are written like 2026-11-27.'],
  ['J1-01,as it is,Ada,2026-11-28', 'Line 2, J1-01: 2026-11-28 has not come yet.'],
  ['J1-01,as it is,Ada,', 'Line 2, J1-01: the answer has no date.'],
  ['J1-01,as it is,,2026-11-26', 'Line 2, J1-01: nobody is named who has answered.'],
  ['J1-01,,Ada,2026-11-26', 'Line 2, J1-01: it has a name or a date, and no answer.'],
  [
    'J1-01,yes,Ada,2026-11-26',
    'Line 2, J1-01: “yes” says too little: “as it is”, or a sentence that says what the site should do.',
  ],
  [
    'J1-02,Doors slide to the left.,Ada,2026-11-26',
    'Line 2, J1-02: it was decided otherwise on 2026-11-23, in decision 21 of docs/decisions. Another decision has to take its place first.',
  ],
  [
    'J1-03,as it is,Ben,2026-11-26',
    'Line 2, J1-03: Ada Moss has answered otherwise on 2026-11-25: “Doors slide to the left.”. Empty the last four cells of its row first, if that is taken back.',
  ],
])('the row %s is refused in words', (row, message) => {
  expect(listRefusals(row)).toEqual([message])
})

test('a row that stands twice, and an answer to what the site did when it was asked, are refused', () => {
  expect(listRefusals('J1-01,as it is,Ada,2026-11-26', '', 'J1-01,as it is,Ben,2026-11-26')).toEqual([
    'Line 4, J1-01: it stands in line 2 already.',
  ])
  const stale = 'id,what the site does,answer,who answered,date\nJ1-01,Doors open outward.,as it is,Ada,2026-11-26'
  expect(reviewAnswers(readTable(stale), context).refused.map(({ message }) => message)).toEqual([
    'Line 2, J1-01: the table tells of something else than the site does now: “Doors open "inward".” Ask again.',
  ])
})

test.each([
  ['a mark before a quote', `\uFEFF"id",answer,who answered,date\nJ1-01,"as it\nis",Ada,2026-11-26`],
  ['lines that end as on Windows', `${head}\r\nJ1-01,as it is,Ada,2026-11-26\r\n\r\n`],
  ['semicolons', `id;answer;who answered;date\nJ1-01;as it is;Ada;2026-11-26`],
  [
    'tabs, quotes, other columns and their order',
    `Date\tID\t"Answer"\tnote\tWho answered\n2026-11-26\tJ1-01\t"as it is"\t\tAda`,
  ],
  ['a date as a spreadsheet writes it', `${head}\nJ1-01,as it is,Ada,11/26/2026`],
  ['a date with a time', `${head}\nJ1-01,as it is,Ada,2026-11-26 00:00:00`],
  ['rows of blanks', `${head}\n,,,\nJ1-01, as it is ,Ada,2026-11-26\n , , , \n`],
])('a table is read with %s', (_, text) => {
  const { taken, refused, blank } = reviewAnswers(readTable(text), context)
  expect(taken.map(({ reading }) => [reading.id, reading.decidedOn, reading.answeredBy, reading.wanted])).toEqual([
    ['J1-01', '2026-11-26', 'Ada', null],
  ])
  expect([refused, blank]).toEqual([[], 0])
})

test('a table is read as spreadsheets save it: UTF-8, UTF-16 and the code page of Windows', () => {
  const text = 'Zoë’s'
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  expect(
    [Buffer.from(text), utf16, Buffer.from(utf16).swap16(), Buffer.from('Zo\xeb\x92s', 'latin1')].map(decodeTable),
  ).toEqual([text, text, text, text])
})

test('a table that lacks a column or ends in a quote cannot be read', () => {
  expect(() => readTable('id,answer\nJ1-01,as it is')).toThrow('The first line lacks the columns: who answered, date.')
  expect(() => readTable(`${head}\nJ1-01,"as it is,Ada,2026-11-26\n`)).toThrow(/a quote is not closed/)
})

const folder = () => mkdtempSync(join(tmpdir(), 'answers-'))

function sendAndFill(kind: 'tsv' | 'csv', [stays, changes]: readonly [string, string]) {
  const at = folder()
  const [table, into] = [join(at, `questions.${kind}`), join(at, 'readings.tsv')]
  copyFileSync(interpretationsFile, into)
  expect(runQuestions([`--${kind}`, table]).code).toEqual(0)
  const delimiter = kind === 'tsv' ? '\t' : ','
  const rows = parse(readFileSync(table), { bom: true, delimiter }) as unknown as ReadonlyArray<ReadonlyArray<string>>
  const fill = ([id = '', ...cells]: ReadonlyArray<string>) => [id, ...cells.slice(0, 4), ...findAnswer(id)]
  const findAnswer = (id: string) => {
    if (id === stays) return ['As it is', 'Ada Moss', '11/26/2026']
    return id === changes ? ['The firm wants\n"it" otherwise', 'Ben Holt', '2026-11-25'] : ['', '', '']
  }
  const [first = [], ...others] = rows
  writeFileSync(
    table,
    stringify([first, ...others.map(fill)], { delimiter, record_delimiter: 'windows', quoted: true }),
  )
  return { table, into, count: others.length }
}

test.each(['tsv', 'csv'] as const)(
  'questions that were sent as %s, filled in and read back are written down',
  (kind) => {
    const [stays = chosen, changes = chosen] = readInterpretations().filter(
      ({ who, decision }) => who === 'firm' && decision === null,
    )
    const { table, into, count } = sendAndFill(kind, [stays.id, changes.id])
    const wanted = 'The firm wants "it" otherwise.'
    expect(importAnswers(table, { into, today })).toEqual({
      lines: [
        '2 answers: 1 as it is, 1 otherwise.',
        `${count - 2} questions have no answer.`,
        `wrote ${into}`,
        'This has to be built:',
        `  ${changes.id}: the firm wants: ${wanted}`,
        `    The site does: ${changes.reading}`,
      ],
      code: 0,
    })
    const firm = { decision: 'firm', wanted: null }
    expect(parseInterpretations(readFileSync(into, 'utf8'))).toEqual(
      readInterpretations().map((reading) => {
        if (reading.id === stays.id) return { ...reading, ...firm, answeredBy: 'Ada Moss', decidedOn: '2026-11-26' }
        if (reading.id !== changes.id) return reading
        return { ...reading, ...firm, answeredBy: 'Ben Holt', decidedOn: '2026-11-25', wanted }
      }),
    )
    expect(importAnswers(table, { into, today }).lines[1]).toEqual('2 answers say what was decided already.')
    expect(markBuilt(changes.id, into).lines[0]).toEqual(`${changes.id}: ${wanted}`)
    expect(parseInterpretations(readFileSync(into, 'utf8')).filter((row) => row.wanted !== null)).toEqual([])
    expect(markBuilt(changes.id, into).code).toEqual(2)
  },
)

test('where a row is refused nothing is written, or with --partly the others', () => {
  const [stays = chosen] = readInterpretations().filter(({ decision }) => decision === null)
  const { into } = sendAndFill('tsv', ['', ''])
  const table = join(folder(), 'answers.csv')
  writeFileSync(table, `${head}\nJ9-99,as it is,Ada,2026-11-26\n${stays.id},as it is,Ada,2026-11-26\n`)
  const before = readFileSync(into, 'utf8')
  expect(importAnswers(table, { into, today })).toEqual({
    lines: [
      'Line 2, J9-99: there is no such requirement.',
      'Nothing was written.',
      '--partly takes 1 answer of the others.',
    ],
    code: 1,
  })
  expect(readFileSync(into, 'utf8')).toEqual(before)
  expect(importAnswers(table, { into, today, partly: true }).code).toEqual(1)
  const changed = parseInterpretations(readFileSync(into, 'utf8')).filter(({ answeredBy }) => answeredBy !== null)
  expect(changed.map(({ id }) => id)).toEqual([stays.id])
})
