import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import { all, listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeaportPage } from './seaport-page.tsx'

const list = <Row,>(rows: ReadonlyArray<Row>) => ({ rows, loading: false, error: false, allLoaded: true })

const office = {
  Location_ID: '1',
  FullAddress: '<p>1 Pier Road<br>Norfolk, VA 23510</p>',
  PhoneNumber: '(757) 555-0110',
  FaxNumber: '(757) 555-0111',
} as Location

const contact: ContractsContact = {
  ContractsContact_ID: '9',
  Role: 'SeaPort POC',
  Name: 'Rosalind Achterberg',
  Email: 'r.achterberg@tamarack.example',
  Location_ID: '1',
  DirectOfficePhoneNumber: null,
  Extension: '204',
}

const page = readHtml(
  renderToStaticMarkup(<SeaportPage contacts={list([contact])} locations={list([office])} sanitise={trustHtml} />),
)

const panels = all(page, 'details')

test('[C2.9-01] the heading names the points of contact', () => {
  expect(listPartTexts(page, 'h1')).toEqual(['SeaPort-NxG Points of Contact'])
})

test('[C2.9-02][C2.9-12] eight panels stand in their order', () => {
  expect(listPartTexts(page, 'summary')).toEqual([
    'Program Manager/Customer Satisfaction Point of Contact',
    'SeaPort POC',
    'Proposal POC',
    'Contracts',
    'Team Member Subcontracts POC',
    'NAVSEA Project Manager',
    'Marine Corps Project Manager',
    'NAVAIR & NAVWAR Project Manager',
  ])
})

test('[C2.9-03][C2.9-04] the first panel is open at the start, and one at a time', () => {
  expect(panels.map(({ attributes }) => 'open' in attributes)).toEqual([true, ...Array(7).fill(false)])
  expect(new Set(panels.map(({ attributes }) => attributes['name']))).toEqual(new Set(['seaport']))
})

test('[C2.9-05][C2.9-06][C2.9-07][C2.9-08][C2.9-09] a panel says who, where and how to reach them', () => {
  const panel = panels[1]!
  for (const words of ['Rosalind Achterberg', '1 Pier Road', 'ext. 204', '(757) 555-0111'])
    expect(getPartText(panel)).toContain(words)
  expect(listPartLinks(panel)).toEqual([
    ['(757) 555-0110', 'tel:+17575550110;ext=204'],
    ['r.achterberg@tamarack.example', 'mailto:r.achterberg@tamarack.example'],
  ])
})

test('[C2.9-10] each of the eight panels has the contact of its role, in whatever order they come', () => {
  const titles = listPartTexts(page, 'summary')
  const everyone = titles.map((Role, index) => ({
    ...contact,
    ContractsContact_ID: String(index),
    Role,
    Name: `N${index}`,
  }))
  const full = renderToStaticMarkup(
    <SeaportPage contacts={list(everyone.toReversed())} locations={list([office])} sanitise={trustHtml} />,
  )
  const names = all(readHtml(full), 'details').map((panel) => /\bN\d\b/.exec(getPartText(panel))?.[0])
  expect(names).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'])
})
