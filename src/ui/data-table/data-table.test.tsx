import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { all, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import type { DataColumn } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

type Firm = { companyName: string; founded: number }

const columns: ReadonlyArray<DataColumn<Firm>> = [
  { name: 'companyName', value: (firm) => firm.companyName },
  { name: 'founded', title: 'Since', value: (firm) => firm.founded, text: (firm) => `in ${firm.founded}` },
]
const firms = Array.from({ length: 12 }, (_, at) => ({ companyName: `Firm ${at + 1}`, founded: 1990 + at }))

const show = (props: Partial<DataTableProps<Firm>> = {}) =>
  readHtml(renderToStaticMarkup(<DataTable title="Firms" rows={firms} columns={columns} {...props} />))

test('[C2.5-03][C2.5-04] titles come from names or are given, cells read their text, no header claims an order', () => {
  const page = show()
  const headers = all(page, 'thead')
    .flatMap((head) => all(head, 'th'))
    .map((header) => [getPartText(header), header.attributes['scope'], header.attributes['aria-sort']])
  expect(headers).toEqual([
    ['Company Name', 'col', undefined],
    ['Since', 'col', undefined],
  ])
  expect(listPartTexts(page, 'td').slice(0, 2)).toEqual(['in 1990', 'in 1991'])
})

test('[C2.5-07][C9-03][C9-04] a page has 10 rows of 5, 10 or 15; without scripts the rest stands below', () => {
  const page = show()
  const [shown, rest] = all(page, 'tbody').map((body) => all(body, 'tr').length)
  expect([shown, rest, listPartTexts(page, 'option')]).toEqual([10, 2, ['5', '10', '15']])
  expect(listPartTexts(page, 'div')).toContain('Firms 1 to 10 of 12')
})

test('[C2.5-05][C2.5-06] the columns can be chosen only where that is asked for', () => {
  expect([listPartTexts(show({ chooser: true }), 'summary'), listPartTexts(show(), 'summary')]).toEqual([
    ['Selected (2) Columns'],
    [],
  ])
})

test('a table of one page has no tools and no pages', () => {
  const page = show({ rows: firms.slice(0, 10), chooser: true })
  expect([listPartTexts(page, 'summary'), all(page, 'input').length, all(page, 'nav').length]).toEqual([[], 0, 0])
})

test('[C2.5-08] a table that loads says so and shows no rows', () => {
  const page = show({ loading: true })
  expect([getPartText(page), all(page, 'table').length]).toEqual(['Loading Firms…', 0])
})

test('[C2.5-09][C8-18] a table that failed says so', () => {
  expect(getPartText(show({ error: true }))).toContain('An error occurred while loading Firms.')
})

test('[C2.5-10][C8-18] a table without rows says so', () => {
  expect(getPartText(show({ rows: [] }))).toContain('No Firms Found.')
})
