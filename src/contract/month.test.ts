import { expect, test } from 'vitest'
import { parseMonth } from './month.ts'

test.each([
  ['6/2019', '2019-06'],
  ['06/2019', '2019-06'],
  ['06.2019', '2019-06'],
  ['6 - 2019', '2019-06'],
  ['2019-06', '2019-06'],
  [' 2019/6 ', '2019-06'],
  ['June 2019', '2019-06'],
  ['june, 2019', '2019-06'],
  ['Sept. 2019', '2019-09'],
  ['Dec 1999', '1999-12'],
])('%j is the month %s', (written, month) => {
  expect(parseMonth(written)).toBe(month)
})

test.each(['', '2019', '13/2019', '0/2019', '6/19', 'Ju 2019', 'Brumaire 1799', '6/1899', '6/2101', '6/2019 or so'])(
  '%j is no month',
  (written) => {
    expect(parseMonth(written)).toBeNull()
  },
)
