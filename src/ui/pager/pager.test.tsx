import { expect, test } from 'vitest'
import { listPages, Pager } from './pager.tsx'
import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageSize } from './page-size.tsx'

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

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

const pageHref = (page: number) => `/open?page=${page + 1}`

test('a middle page leads to the first, the previous, those around it, the next and the last', () => {
  expect(read(<Pager page={19} pageCount={40} createHref={pageHref} label="Pages of jobs" />)).toEqual([
    'navigation "Pages of jobs"',
    '  link "First page" to /open?page=1',
    '  link "Previous page" to /open?page=19',
    '  link "Page 1" to /open?page=1',
    '  link "Page 19" to /open?page=19',
    '  link "Page 20" to /open?page=20 current',
    '  link "Page 21" to /open?page=21',
    '  link "Page 40" to /open?page=40',
    '  text "Page 20 of 40"',
    '  link "Next page" to /open?page=21',
    '  link "Last page" to /open?page=40',
  ])
})

test('at the ends of the list the steps beyond it lead nowhere', () => {
  const steps = (page: number) =>
    read(<Pager page={page} pageCount={2} createHref={pageHref} />).filter((line) =>
      /(First|Previous|Next|Last) page/.test(line),
    )
  expect(steps(0)).toEqual([
    '  link "First page" disabled',
    '  link "Previous page" disabled',
    '  link "Next page" to /open?page=2',
    '  link "Last page" to /open?page=2',
  ])
  expect(steps(1)).toEqual([
    '  link "First page" to /open?page=1',
    '  link "Previous page" to /open?page=1',
    '  link "Next page" disabled',
    '  link "Last page" disabled',
  ])
})

test('one page needs no turning, and its status is still said', () => {
  expect(read(<Pager page={0} pageCount={1} createHref={pageHref} status="Jobs 1 to 7 of 7" />)).toEqual([
    'navigation "Pages"',
    '  text "Jobs 1 to 7 of 7"',
  ])
})

test('how many a page shows is asked by a form that keeps the rest of the address', () => {
  const options = ['10', '20'].map((value) => ({ value, label: value }))
  const html = renderToStaticMarkup(
    <PageSize label="Jobs on a page" name="size" value="20" options={options} action="/open" keep={[['q', 'cost']]} />,
  )
  expect(createOutline(html)).toEqual([
    'form get /open',
    '  hidden as q = cost',
    '  combobox "Jobs on a page" as size',
    '    option "10" = 10',
    '    option "20" = 20 selected',
  ])
  expect(html).toMatch(/<noscript><button type="submit"/)
})
