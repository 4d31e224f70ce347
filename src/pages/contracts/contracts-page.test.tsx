import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
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

const now = Date.parse('2026-11-30T09:00:00Z')

const showAt = (moment: number, contacts: ReadonlyArray<ContractsContact> = []) =>
  readHtml(
    renderToStaticMarkup(
      <ContractsPage contacts={list(contacts)} locations={list([office])} now={moment} autoplay sanitise={trustHtml} />,
    ),
  )

const show = (...contacts: ContractsContact[]) => showAt(now, contacts)

test('[C2.8-31][C3.5-10] the five roles are shown that are for the website, in their order, and no others', () => {
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
  expect(listPartTexts(getPageSection(shown, 'Contract contacts'), 'h3')).toEqual(roles.toReversed())
})

const page = show(
  contact('Primary Contract Contact', 'p@tamarack.example'),
  contact('OASIS PM Contact', 'own@tamarack.example'),
  contact('OASIS CM Contact', 'own@tamarack.example'),
)

test('[C2.8-01][C2.8-02][C2.8-03] the page leads on to the small business program and the points of contact', () => {
  expect(listPartTexts(page, 'h1')).toEqual(['CONTRACTS'])
  expect(
    listPartLinks(page)
      .slice(0, 2)
      .map(([, href]) => href),
  ).toEqual(['/contracts/small-business', '/contracts/seaport-pocs'])
})

test('[C2.8-04][C2.8-05][C4.7-04] three vehicles are folded and carry the label of a card', () => {
  const folded = all(page, 'details').filter(({ attributes }) => !('open' in attributes))
  expect(folded.flatMap((details) => listPartTexts(details, 'summary'))).toEqual([
    'More DetailsFewer Details: Multiple-Award Schedule',
    'More DetailsFewer Details: OASIS+',
    'More DetailsFewer Details: SeaPort-NxG',
  ])
  // Panels of one name would close each other.
  expect(folded.filter(({ attributes }) => 'name' in attributes)).toEqual([])
})

test('[C2.8-12][C2.8-13][C2.8-15][C2.8-16][C2.8-17] the vehicles state their periods', () => {
  const text = getPartText(page)
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

const ledger = (shown = page) => all(shown, 'figure')[0]!

test('the ledger says of each contract its number, its days and what is left', () => {
  const oasis = (domain: string, number: string) => [
    `OASIS+ ${domain}`,
    number,
    'December 18, 2024 to December 17, 2029, with an option to December 17, 2034',
    '3.0 years left',
  ]
  expect(all(ledger(), 'li').map((row) => listPartTexts(row, 'span'))).toEqual([
    ['Multiple-Award Schedule', '00-TMK-25-S-0117', 'February 20, 2025 to February 19, 2030', '3.2 years left'],
    oasis('Small Business: Research and Development', '00-TMK-24-D-R101'),
    oasis('Unrestricted: Management and Advisory', '00-TMK-24-D-M201'),
    oasis('Unrestricted: Technical and Engineering', '00-TMK-24-D-E202'),
    oasis('Unrestricted: Research and Development', '00-TMK-24-D-R203'),
    ['SeaPort-NxG', '00-TMK-19-D-7311', 'January 2, 2019 to January 1, 2029', '2.1 years left'],
  ])
})

test('the ledger draws each contract from its first day to its last, and today through all of them', () => {
  const rows = all(ledger(), 'li').map((row) =>
    all(row, 'rect').map(({ attributes }) => [attributes['x'], attributes['width']]),
  )
  const today = ['49.46%', '0%']
  const oasis = [['37.27%', '31.24%'], ['68.51%', '31.25%'], today]
  const schedule = [['38.36%', '31.25%'], today]
  expect(rows).toEqual([schedule, oasis, oasis, oasis, oasis, [['0.02%', '62.51%'], today]])
})

test.each([
  ['2026-11-30', 'Six ways to order from us are open today. The last one closes in 2030, or in 2034 with options.'],
  ['2029-06-01', 'Five ways to order from us are open today. The last one closes in 2030, or in 2034 with options.'],
  ['2030-01-01', 'One way to order from us is open today. It closes in 2030.'],
  ['2031-01-01', 'No ways to order from us are open today.'],
])('on %s the ledger says what is open', (day, finding) => {
  const shown = ledger(showAt(Date.parse(day)))
  expect(listPartTexts(shown, 'figcaption')).toEqual([finding])
  expect(all(shown, 'text').map(getPartText)).toContain('Today')
})

test('[C2.8-18][C2.8-19][C2.8-20][C2.8-21][C2.8-22] the domains have 6, 8, 16 and 16 lines', () => {
  expect(domains.map((table) => [listPartTexts(table, 'caption')[0], all(table, 'tr').length - 1])).toEqual([
    ['Small Business: Research and Development', 6],
    ['Unrestricted: Management and Advisory', 8],
    ['Unrestricted: Technical and Engineering', 16],
    ['Unrestricted: Research and Development', 16],
  ])
})

test('[C2.8-29] each contract number leads to its domain', () => {
  const targets = listPartLinks(page).flatMap(([, href]) => (href?.startsWith('#oasis') ? href.slice(1) : []))
  expect(targets).toEqual(domains.map(({ attributes }) => attributes['id']))
})

test('[C2.8-33][C2.8-37][C2.8-38][C2.8-39][C2.8-40] contacts are shown with their addresses, and a role without a person is left out', () => {
  const section = getPageSection(page, 'Contract contacts')
  expect(listPartTexts(section, 'h3')).toEqual(['Primary Contract Contact', 'OASIS PM Contact', 'OASIS CM Contact'])
  expect(listPartLinks(section).flatMap(([, href]) => (href?.startsWith('mailto:') ? href : []))).toEqual([
    'mailto:p@tamarack.example',
    'mailto:oasis.program@tamarack.example',
    'mailto:oasis.contracts@tamarack.example',
  ])
  expect(all(section, 'p').map((paragraph) => getPartText(paragraph))).toEqual([
    'Holder of Primary Contract Contact',
    '1 Pier Road Norfolk, VA 23510',
    'Holder of OASIS PM Contact',
    '1 Pier Road Norfolk, VA 23510',
    'Holder of OASIS CM Contact',
    '1 Pier Road Norfolk, VA 23510',
  ])
  expect(getPartText(show())).not.toContain('Contract contacts')
})

test('[C2.5-11][C2.5-12] the table of ordering periods reads its days in their long form', () => {
  const section = getPageSection(page, 'Ordering periods')
  expect(listPartTexts(section, 'tr').slice(1)).toHaveLength(6)
  const days = all(section, 'td').filter(({ attributes }) => ['From', 'To'].includes(String(attributes['data-title'])))
  expect(days.slice(0, 2).map(getPartText)).toEqual(['February 20, 2025', 'February 19, 2030'])
  expect(days.map(getPartText).filter((text) => !/^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(text))).toEqual([])
})

test('[C2.8-12][C2.8-14] the schedule has one number and one period, wherever they are read', () => {
  const [schedule] = all(page, 'dl').map((facts) => listPartTexts(facts, 'dd'))
  expect(schedule).toEqual([
    '00-TMK-25-S-0117',
    '20 February 2025 to 19 February 2030',
    'Small under industry code 541715',
  ])
  const [, row] = all(getPageSection(page, 'Ordering periods'), 'tr')
  expect([...listPartTexts(row!, 'th'), ...listPartTexts(row!, 'td')]).toEqual([
    'Multiple-Award Schedule',
    '00-TMK-25-S-0117',
    'February 20, 2025',
    'February 19, 2030',
  ])
})

test('[C2.8-23] each line of a domain has an industry code and the line item that follows the one before', () => {
  const lines = domains.map((table) =>
    all(table, 'tr')
      .slice(1)
      .map((row) => listPartTexts(row, 'td')),
  )
  expect(lines.map((rows) => [rows[0]?.[0], rows[0]?.[2], rows.at(-1)?.[2]])).toEqual([
    ['541713', 'SR-01', 'SR-06'],
    ['541611', 'UM-01', 'UM-08'],
    ['541310', 'UT-01', 'UT-16'],
    ['541713', 'UR-01', 'UR-16'],
  ])
  const numbers = lines.map((rows) => rows.map(([, , item]) => Number(item?.slice(3))))
  expect(numbers).toEqual([6, 8, 16, 16].map((count) => Array.from({ length: count }, (_, index) => index + 1)))
  expect(lines.flat().filter(([code, industry]) => !/^\d{6}[A-C]?$/.test(code ?? '') || !industry)).toEqual([])
})

test('[C2.8-24] the SeaPort-NxG panel describes the vehicle and leads to its points of contact', () => {
  const panel = all(page, 'details').find((details) => listPartTexts(details, 'summary')[0]?.endsWith('SeaPort-NxG'))!
  expect([listPartTexts(panel, 'p'), listPartLinks(panel)]).toEqual([
    [
      'The Navy’s vehicle for engineering and program management support. We hold it as a prime contractor, with the team below.',
      'SeaPort-NxG points of contact',
    ],
    [['SeaPort-NxG points of contact', '/contracts/seaport-pocs']],
  ])
})

const listContactRows = (person: Partial<ContractsContact>, place: Partial<Location> = {}) => {
  const shown = renderToStaticMarkup(
    <ContractsPage
      contacts={list([{ ...contact('General Contract Contact', 'g@tamarack.example'), ...person }])}
      locations={list([{ ...office, ...place }])}
      now={now}
      autoplay
      sanitise={trustHtml}
    />,
  )
  return all(getPageSection(readHtml(shown), 'Contract contacts'), 'dl').map((ways) => [
    listPartTexts(ways, 'dt'),
    listPartTexts(ways, 'dd'),
  ])
}

test('[C2.8-11][C2.8-33][C2.8-37] the contact card says how its person is reached', () => {
  expect(listContactRows({})).toEqual([
    [
      ['Phone', 'Email'],
      ['(703) 555-0102', 'g@tamarack.example'],
    ],
  ])
})

test('[C2.8-35] an extension follows the phone number when there is one', () => {
  expect(listContactRows({ Extension: '130' })[0]?.[1]?.[0]).toBe('(703) 555-0102 ext. 130')
  expect(listContactRows({ Extension: null })[0]?.[1]?.[0]).toBe('(703) 555-0102')
})

test('[C2.8-36] the fax of the office stands between phone and e-mail when there is one', () => {
  expect(listContactRows({}, { FaxNumber: '(703) 555-0109' })).toEqual([
    [
      ['Phone', 'Fax', 'Email'],
      ['(703) 555-0102', '(703) 555-0109', 'g@tamarack.example'],
    ],
  ])
})
