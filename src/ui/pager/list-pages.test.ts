import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [6, 7, [0, 1, 2, 3, 4, 5, 6]],
  [0, 8, [0, 1, 2, 3, 4, 'gap', 7]],
  [3, 8, [0, 1, 2, 3, 4, 'gap', 7]],
  [4, 8, [0, 'gap', 3, 4, 5, 6, 7]],
  [7, 8, [0, 'gap', 3, 4, 5, 6, 7]],
  [19, 40, [0, 'gap', 18, 19, 20, 'gap', 39]],
])('page %i of %i shows %j', (page, pageCount, pages) => {
  expect(listPages(page, pageCount)).toEqual(pages)
})

const visits = Array.from({ length: 60 }, (_, last) =>
  Array.from({ length: last + 1 }, (__, page) => ({ page, last, pages: listPages(page, last + 1) })),
).flat()

test('at most seven places hold the page itself and both ends', () => {
  const wrong = visits.filter(
    ({ page, last, pages }) => pages.length > 7 || !pages.includes(page) || pages[0] !== 0 || pages.at(-1) !== last,
  )
  expect(wrong).toEqual([])
})

test('a gap stands for two pages or more', () => {
  const idle = visits.filter(({ pages }) =>
    pages.some((place, at) => place === 'gap' && Number(pages[at + 1]) - Number(pages[at - 1]) < 3),
  )
  expect(idle).toEqual([])
})
