import { expect, test } from 'vitest'
import { readStoredNote, writeStoredNote } from './stored-note.ts'

const [hers, others] = [
  { visitor: 'ada', application: '1' },
  { visitor: 'ben', application: '1' },
]
const storedNote = writeStoredNote({ ...hers, note: 'I can start in May.' })

test('[C4.1-05.b] a note is read by who wrote it, for the application that it is for', () => {
  expect([
    readStoredNote(storedNote, hers),
    readStoredNote(storedNote, others),
    readStoredNote(storedNote, { ...hers, application: '2' }),
  ]).toEqual(['I can start in May.', '', ''])
})

test.each([null, '', 'null', '7', '{"visitor":"ada","application":"1","note":7}'])('%s holds no note', (stored) => {
  expect(readStoredNote(stored, hers)).toBe('')
})

test('a note that somebody made longer than it may be is cut', () => {
  expect(readStoredNote(writeStoredNote({ ...hers, note: 'x'.repeat(3000) }), hers)).toHaveLength(2000)
})
