import { expect, test } from 'vitest'
import { lastPage, pageSizeOptions } from './paginate.ts'

test('[J9-04] the page sizes are the fixed ones and the total count', () => {
  expect([pageSizeOptions(37), pageSizeOptions(10), pageSizeOptions(0), pageSizeOptions(8, [4])]).toEqual([
    [5, 10, 25, 37],
    [5, 10, 25],
    [5, 10, 25],
    [4, 8],
  ])
})

test('[J4.8-05] an empty result has a last page too', () => {
  expect([lastPage(0, 10), lastPage(10, 10), lastPage(11, 10)]).toEqual([0, 0, 1])
})
