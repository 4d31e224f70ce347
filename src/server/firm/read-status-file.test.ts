import { expect, test } from 'vitest'
import { readStatusFile } from './read-status-file.ts'

const states = 'expected in review, interview, offer, hired, not selected.'
const row = (at: number, application: string, state: string, tell = false) => ({
  at,
  application,
  posting: null,
  state,
  tell,
})

test('a table is read by the names of its columns, in whatever order and case, and what is wrong is refused by its line', () => {
  const table = [
    'State,Application ID,note,TELL',
    'In Review,a,"two\r\nlines",',
    'interview,b,,yes',
    '',
    'promoted,c,,',
    'offer,,,no',
    'offer,d,,perhaps',
    'offer,e,,,,',
    "hired,'-f",
    'of"fer,g',
    'not selected,h,"never closed',
    'hired,i',
  ]
  expect(readStatusFile(`\uFEFF${table.join('\r\n')}`)).toEqual({
    places: 'Line',
    rows: [row(2, 'a', 'in review'), row(4, 'b', 'interview', true), row(10, '-f', 'hired')],
    refused: [
      { at: 12, reason: 'A quote begins there that is never closed.' },
      { at: 9, reason: 'It has 6 cells, and the first line has 4.' },
      { at: 6, reason: `Its state is "promoted": ${states}` },
      { at: 7, reason: 'It has no application id.' },
      { at: 8, reason: 'Its tell is "perhaps": expected yes, no or nothing.' },
      { at: 11, reason: `Its state is "of\\"fer": ${states}` },
    ],
  })
})

test('a table with semicolons, and one with the line ends of other systems, is read as well', () => {
  const rows = [row(2, 'a', 'offer', true), row(3, 'b', 'hired')]
  for (const end of ['\n', '\r\n', '\r'])
    expect(readStatusFile(['application id;note;state;tell', 'a;x, y;offer;yes', 'b;;hired;'].join(end)).rows).toEqual(
      rows,
    )
})

test('for which posting a row has to be is read where the file says it', () => {
  const table = 'application id,posting id,state\na,7,offer\nb, ,offer'
  const list = JSON.stringify([
    { 'application id': 'a', 'posting id': '7', state: 'offer' },
    { 'application id': 'b', state: 'offer' },
  ])
  for (const file of [table, list])
    expect(readStatusFile(file).rows.map(({ application, posting }) => [application, posting])).toEqual([
      ['a', '7'],
      ['b', null],
    ])
})

test('a list in JSON is read, and an entry that says nothing is refused by its number', () => {
  const entries = [
    { 'application id': 'a', state: 'offer', tell: true },
    5,
    { state: 'offer' },
    { 'application id': 'b', state: 'hired', tell: 'no' },
  ]
  expect(readStatusFile(JSON.stringify(entries))).toEqual({
    places: 'Entry',
    rows: [row(1, 'a', 'offer', true), row(4, 'b', 'hired')],
    refused: [
      { at: 2, reason: 'It is no object.' },
      { at: 3, reason: 'It has no application id.' },
    ],
  })
})

test('what is neither is refused whole', () => {
  const named = 'The first line has to name the columns, "application id" and "state" once each among them.'
  for (const text of ['', 'id,state\na,offer', 'application id,state,state\na,offer,hired'])
    expect(() => readStatusFile(text)).toThrow(named)
  for (const text of ['[{', '{"application id": "a"}'])
    expect(() => readStatusFile(text)).toThrow('It is neither a table nor a list in JSON.')
})
