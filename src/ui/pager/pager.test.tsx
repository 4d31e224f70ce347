import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageSize } from './page-size.tsx'
import { Pager } from './pager.tsx'

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
