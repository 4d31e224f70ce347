import { expect, test } from 'vitest'
import { spaceCamelCase } from './space-camel-case.ts'

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
