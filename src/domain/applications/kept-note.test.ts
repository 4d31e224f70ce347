import { expect, test } from 'vitest'
import { readKeptNote, writeKeptNote } from './kept-note.ts'

const [hers, others] = [
  { visitor: 'ada', application: '1' },
  { visitor: 'ben', application: '1' },
]
const kept = writeKeptNote({ ...hers, note: 'I can start in May.' })

test('[C4.1-05.b] a note is read by who wrote it, for the application that it is for', () => {
  expect([
    readKeptNote(kept, hers),
    readKeptNote(kept, others),
    readKeptNote(kept, { ...hers, application: '2' }),
  ]).toEqual(['I can start in May.', '', ''])
})

test.each([null, '', 'null', '7', '{"visitor":"ada","application":"1","note":7}'])('%s holds no note', (stored) => {
  expect(readKeptNote(stored, hers)).toBe('')
})

test('a note that somebody made longer than it may be is cut', () => {
  expect(readKeptNote(writeKeptNote({ ...hers, note: 'x'.repeat(3000) }), hers)).toHaveLength(2000)
})
