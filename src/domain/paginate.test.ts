import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPage, pageSizeOptions, pageWindow } from './paginate.ts'

test.each([
  [0, 0, []],
  [0, 1, [0]],
  [0, 4, [0, 1, 2, 3]],
  [0, 5, [0, 1, 'gap', 4]],
  [0, 3, [0, 1, 2]],
  [2, 5, [0, 1, 2, 3, 4]],
  [3, 7, [0, 1, 2, 3, 4, 5, 6]],
  [5, 12, [0, 'gap', 4, 5, 6, 'gap', 11]],
  [11, 12, [0, 'gap', 10, 11]],
])('[J2.3-11] on page %i of %i the paginator offers %j', (page, pageCount, shown) => {
  expect(pageWindow(page, pageCount)).toEqual(shown)
})

test('[J2.3-11] a paginator always offers both ends and the neighbours, in order, and no gap hides a single page', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 60 }), (at, pageCount) => {
      const page = at % pageCount
      const shown = pageWindow(page, pageCount)
      const pages = shown.filter((entry) => entry !== 'gap')
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      const wanted = [0, page - 1, page, page + 1, pageCount - 1].filter((near) => near >= 0 && near < pageCount)
      expect(pages).toEqual(expect.arrayContaining(wanted))
      const hidden = shown.flatMap((entry, place) =>
        entry === 'gap' ? [Number(shown[place + 1]) - Number(shown[place - 1]) - 1] : [],
      )
      expect(hidden.filter((count) => count < 2)).toEqual([])
      expect(pages.length + hidden.reduce((sum, count) => sum + count, 0)).toEqual(pageCount)
    }),
  )
})

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
