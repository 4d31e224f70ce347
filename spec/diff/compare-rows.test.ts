import { expect, test } from 'vitest'
import { compareReadings, isDecided } from './compare-rows.ts'

const readings = (...rows: ReadonlyArray<string>) => [
  {
    file: 'docs/requirements/readings.tsv',
    text: ['id\treading\twhy\twho\tdecidedOn\tdecision', ...rows, ''].join('\n'),
  },
]

const open = 'J1-02\tA door has a key.\tIt is not said.\tfirm\t\t'

test('a version without readings is one in which none is written down', () => {
  const [came, ...others] = compareReadings([], readings(open))
  expect(others).toEqual([])
  expect(came?.reading).toEqual({ before: null, now: 'A door has a key.' })
  expect(compareReadings([], [])).toEqual([])
})

test('a reading that was decided, one that was decided otherwise, and one that only has another reason', () => {
  const decided = `${open.trimEnd()}\t2026-11-20\tIt has two.`
  const tell = (before: string, now: string) => compareReadings(readings(before), readings(now)).map(isDecided)
  expect(tell(open, decided)).toEqual([true])
  expect(tell(decided, decided.replace('two', 'three'))).toEqual([true])
  expect(tell(decided, open)).toEqual([false])
  expect(tell(open, open.replace('It is not said.', 'Nobody says it.'))).toEqual([])
})

test('a heading in another order is read by its names', () => {
  const other = [{ file: 'docs/requirements/readings.tsv', text: 'reading\tid\nA door has a key.\tJ1-02\n' }]
  expect(compareReadings(readings(open), other)).toEqual([])
})
