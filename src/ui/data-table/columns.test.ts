import { expect, test } from 'vitest'
import { spaceCamelCase, filterRows, type DataColumn } from './columns.ts'

test.each([
  ['companyName', 'Company Name'],
  ['CompanyName', 'Company Name'],
  ['city', 'City'],
  ['websiteURL', 'Website URL'],
  ['URLOfSite', 'URL Of Site'],
  ['line2Text', 'Line2 Text'],
  ['', ''],
])('[C2.5-04] the name "%s" becomes the title "%s"', (name, title) => {
  expect(spaceCamelCase(name)).toBe(title)
})

type Office = { city: string; desks: number }

const rows: Office[] = [
  { city: 'Arlington', desks: 120 },
  { city: 'Dayton', desks: 12 },
  { city: 'Seaside', desks: 7 },
]
const city: DataColumn<Office> = { name: 'city', value: (office) => office.city }
const desks: DataColumn<Office> = {
  name: 'desks',
  value: (office) => office.desks,
  text: (office) => `${office.desks} desks`,
}
const filterCities = (typed: string, columns = [city, desks]) =>
  filterRows(rows, columns, typed).map((office) => office.city)

test('[C2.5-16] a part of what a cell reads is found in any case, in any of the columns', () => {
  expect([filterCities('TON'), filterCities('12'), filterCities('7 desks'), filterCities(' sea ')]).toEqual([
    ['Arlington', 'Dayton'],
    ['Arlington', 'Dayton'],
    ['Seaside'],
    ['Seaside'],
  ])
})

test('[C2.5-16] what a hidden column reads is not found', () => {
  expect(filterCities('12', [city])).toEqual([])
})

test('[C2.5-02] nothing typed finds everything', () => {
  expect(filterCities('  ')).toEqual(['Arlington', 'Dayton', 'Seaside'])
})
