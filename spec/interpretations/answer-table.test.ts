import { parse } from 'csv-parse/sync'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTable, readTable, writeTable } from './answer-table.ts'
import { createInterpretation } from './interpretation.testing.ts'

test('a table says why each question is asked and who answers it', () => {
  const question = { ...createInterpretation('J1-01'), statement: 'How do doors open?' }
  const rows = parse(writeTable([question, { ...question, who: 'us' }], ','), {
    bom: true,
  }) as unknown as ReadonlyArray<ReadonlyArray<string>>
  expect(rows.map((cells) => cells.slice(3, 5))).toEqual([
    ['why the site does so', 'who answers'],
    ['It is shown nowhere.', 'the firm'],
    ['It is shown nowhere.', 'us'],
  ])
})

test('a table of earlier columns is read, and so is one of all columns', () => {
  const getRow = (head: string, cells: string) => readTable(`${head}\n${cells}`)[0]?.cells
  const earlier = getRow('id,question,what the site does,answer,who answered,date', 'J1-01,Q,D,as it is,Ada,2026-11-26')
  const now = getRow(
    'id,question,what the site does,why the site does so,who answers,answer,who answered,date',
    'J1-01,Q,D,W,the firm,as it is,Ada,2026-11-26',
  )
  expect(earlier).toEqual({ ...now, 'why the site does so': '', 'who answers': '' })
  expect(now?.answer).toEqual('as it is')
})

test('what is no table is told in plain words', () => {
  const at = mkdtempSync(join(tmpdir(), 'answers-'))
  const put = (name: string, content: string | Buffer) => {
    writeFileSync(join(at, name), content)
    return join(at, name)
  }
  const [empty, sheet] = [put('empty.csv', '\uFEFF\n'), put('sheet.xlsx', Buffer.from([80, 75, 3, 4, 0, 0, 0xff]))]
  const take = (file: string) => () => openTable(file)
  expect(take('nowhere.tsv')).toThrow('There is no file nowhere.tsv.')
  expect(take(at)).toThrow(`${at} is a folder. Name the file of the table in it.`)
  expect(take(empty)).toThrow(`${empty} is empty.`)
  expect(take(sheet)).toThrow(`${sheet} is no text. Save the table as CSV or as text with tabs, and name that file.`)
})
