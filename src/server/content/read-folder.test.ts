import { listContentFields } from '#contract/entities.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFolder } from './read-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

test('every file named after an entity is read, others than JSON and tables are left alone', () => {
  write('Location.json', '\uFEFF[{"Location_ID":1}]')
  write('WebsiteStat.json', '[]')
  write('readme.md', 'about')
  const tables = { Location: [{ Location_ID: 1 }], WebsiteStat: [] }
  expect(readFolder(folder)).toEqual({ tables, sources: {}, problems: [] })
})

test('what cannot be read is told by file, and by line and column where there are some', () => {
  write('Staff.json', '[]')
  write('location.json', '[]')
  write('Location.json', '[\n  {"Location_ID": 1,}\n]')
  write('CompanyNews.json', '[{"Title": "x"}')
  write('CompanyEvent.json', '')
  write('JobPostingGroup.json', '{"Description": "x"}')
  write('WebsiteStat.json', 'null')
  mkdirSync(join(folder, 'ContractsContact.json'))
  const names =
    'Location, JobPostingGroup, JobPostingHeader, CompanyNews, CompanyEvent, ContractsContact, SystemMessage, WebsiteStat, ' +
    'ADAJobDescription, ApplicantSource, AttachmentType, Country, EthnicCategory, Gender, MaritalStatus, State, TestEntity, VeteranType'
  expect(readFolder(folder)).toEqual({
    tables: {},
    sources: {},
    problems: [
      'CompanyEvent.json line 1, column 1: This is no JSON (Unexpected end of JSON input)',
      "CompanyNews.json line 1, column 16: This is no JSON (Expected ',' or ']' after array element)",
      'ContractsContact.json: The file cannot be read (EISDIR)',
      'JobPostingGroup.json: Expected a list of rows, found a single object',
      'Location.json line 2, column 21: This is no JSON (Expected double-quoted property name)',
      `Staff.json: No entity has this name; expected one of ${names}`,
      'WebsiteStat.json: Expected a list of rows, found null',
      `location.json: No entity has this name; expected one of ${names}`,
    ],
  })
})

test('a stray letter is told by its place, at the start, within and at the end', () => {
  const findProblems = (text: string) => {
    write('Location.json', text)
    return readFolder(folder).problems
  }
  expect(
    ['[x]', '[ x {"Location_ID": 12345}]', '[\n  {"Location_ID": x}\n]', '[{"Location_ID": 12345}]\n\ny'].map(
      findProblems,
    ),
  ).toEqual([
    ["Location.json line 1, column 2: This is no JSON (Unexpected token 'x')"],
    ["Location.json line 1, column 3: This is no JSON (Unexpected token 'x')"],
    ["Location.json line 2, column 19: This is no JSON (Unexpected token 'x')"],
    ['Location.json line 3, column 1: This is no JSON (Unexpected non-whitespace character after JSON)'],
  ])
})

test('a folder that is missing or holds neither JSON nor CSV is told', () => {
  expect(readFolder(folder).problems).toEqual([`The folder ${folder} holds no JSON or CSV files`])
  expect(readFolder(join(folder, 'none')).problems).toEqual([`The folder ${folder}/none cannot be read (ENOENT)`])
})

test('tables are read as text, beside files in JSON, with the numbers of their rows', () => {
  write('Location.csv', 'Location_ID,Name\r\n7,Dayton\r\n,\r\n8,"Two\nlines"\r\n')
  write('WebsiteStat.json', '[]')
  write('State.txt', '\uFEFFState_ID\tDescription\n1\tOhio\n')
  write('notes.txt', 'about')
  expect(readFolder(folder)).toEqual({
    tables: {
      Location: [
        { Location_ID: '7', Name: 'Dayton' },
        { Location_ID: '8', Name: 'Two\nlines' },
      ],
      State: [{ State_ID: '1', Description: 'Ohio' }],
      WebsiteStat: [],
    },
    sources: {
      Location: {
        file: 'Location.csv',
        numbers: [2, 4],
        absent: listContentFields('Location').filter((field) => !['Location_ID', 'Name'].includes(field)),
      },
      State: { file: 'State.txt', numbers: [2], absent: ['IsActive', 'SortOrder'] },
    },
    problems: [],
  })
})

test('workbooks, tables beside files of the same entity and tables of nothing are told', () => {
  write('Location.csv', 'Location_ID\n7\n')
  write('Location.json', '[]')
  write('State.xlsx', 'PK')
  write('State_old.csv', 'State_ID\n1\n')
  expect(readFolder(folder).problems).toEqual([
    'Location.csv and Location.json: Leave one of these files: both are of the same entity',
    'State.xlsx: A workbook is not read: save it as "CSV UTF-8 (Comma delimited)", as State.csv',
    expect.stringMatching(/^State_old.csv: No entity has this name/),
  ])
})
