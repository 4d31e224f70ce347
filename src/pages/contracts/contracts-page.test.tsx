import type { ContractsContact } from '#contract/contracts-contact.ts'
import type { Location } from '#contract/location.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import { all, linksOf, readHtml, sectionOf, textOf, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContractsPage } from './contracts-page.tsx'

const list = <Row,>(rows: ReadonlyArray<Row>) => ({ rows, loading: false, error: false, allLoaded: true })

const contact = (Role: string, Email: string): ContractsContact => ({
  ContractsContact_ID: Role,
  Role,
  Name: `Holder of ${Role}`,
  Email,
  Location_ID: '1',
  DirectOfficePhoneNumber: '(703) 555-0102',
  Extension: null,
})

const office = {
  Location_ID: '1',
  FullAddress: '<p>1 Pier Road<br>Norfolk, VA 23510</p>',
  PhoneNumber: null,
  FaxNumber: null,
} as Location

const show = (...contacts: ContractsContact[]) =>
  readHtml(
    renderToStaticMarkup(
      <ContractsPage contacts={list(contacts)} locations={list([office])} autoplay sanitise={trustHtml} />,
    ),
  )

test('[C2.8-31] the five roles are shown that are for the website, in their order, and no others', () => {
  const roles = [
    'General Contract Contact',
    'OASIS CM Contact',
    'OASIS PM Contact',
    'Alternate Contract Contact',
    'Primary Contract Contact',
  ]
  const shown = show(
    ...roles.map((role) => contact(`${role} for Website`, 'p@tamarack.example')),
    contact('Travel Desk for Website', 't@tamarack.example'),
  )
  expect(textsOf(sectionOf(shown, 'Contract contacts'), 'h3')).toEqual(roles.toReversed())
})

const page = show(
  contact('Primary Contract Contact', 'p@tamarack.example'),
  contact('OASIS PM Contact', 'own@tamarack.example'),
  contact('OASIS CM Contact', 'own@tamarack.example'),
)

test('[C2.8-01][C2.8-02][C2.8-03] the page leads on to the small business program and the points of contact', () => {
  expect(textsOf(page, 'h1')).toEqual(['CONTRACTS'])
  expect(
    linksOf(page)
      .slice(0, 2)
      .map(([, href]) => href),
  ).toEqual(['/contracts/small-business', '/contracts/seaport-pocs'])
})

test('[C2.8-04][C2.8-05][C4.7-04] three vehicles are folded and carry the label of a card', () => {
  const folded = all(page, 'details').filter(({ attributes }) => !('open' in attributes))
  expect(folded.flatMap((details) => textsOf(details, 'summary'))).toEqual([
    'More DetailsFewer Details: Multiple-Award Schedule',
    'More DetailsFewer Details: OASIS+',
    'More DetailsFewer Details: SeaPort-NxG',
  ])
  // Panels of one name would close each other.
  expect(folded.filter(({ attributes }) => 'name' in attributes)).toEqual([])
})

test('[C2.8-12][C2.8-13][C2.8-15][C2.8-16][C2.8-17] the vehicles state their periods', () => {
  const text = textOf(page)
  for (const words of [
    '20 February 2025 to 19 February 2030',
    'Small under industry code',
    '5-year base',
    '5-year option',
    '5 years to complete task orders',
  ])
    expect(text).toContain(words)
})

const domains = all(page, 'table').filter(({ attributes }) => attributes['id']?.startsWith('oasis'))

test('[C2.8-18][C2.8-19][C2.8-20][C2.8-21][C2.8-22] the domains have 6, 8, 16 and 16 lines', () => {
  expect(domains.map((table) => [textsOf(table, 'caption')[0], all(table, 'tr').length - 1])).toEqual([
    ['Small Business: Research and Development', 6],
    ['Unrestricted: Management and Advisory', 8],
    ['Unrestricted: Technical and Engineering', 16],
    ['Unrestricted: Research and Development', 16],
  ])
})

test('[C2.8-29] each contract number leads to its domain', () => {
  const targets = linksOf(page).flatMap(([, href]) => (href?.startsWith('#oasis') ? href.slice(1) : []))
  expect(targets).toEqual(domains.map(({ attributes }) => attributes['id']))
})

test('[C2.8-33][C2.8-37][C2.8-38][C2.8-39][C2.8-40] contacts are shown with their addresses, and a role without a person is left out', () => {
  const section = sectionOf(page, 'Contract contacts')
  expect(textsOf(section, 'h3')).toEqual(['Primary Contract Contact', 'OASIS PM Contact', 'OASIS CM Contact'])
  expect(linksOf(section).flatMap(([, href]) => (href?.startsWith('mailto:') ? href : []))).toEqual([
    'mailto:p@tamarack.example',
    'mailto:oasis.program@tamarack.example',
    'mailto:oasis.contracts@tamarack.example',
  ])
  expect(all(section, 'p').map((paragraph) => textOf(paragraph))).toEqual([
    'Holder of Primary Contract Contact',
    '1 Pier Road Norfolk, VA 23510',
    'Holder of OASIS PM Contact',
    '1 Pier Road Norfolk, VA 23510',
    'Holder of OASIS CM Contact',
    '1 Pier Road Norfolk, VA 23510',
  ])
  expect(textOf(show())).not.toContain('Contract contacts')
})
