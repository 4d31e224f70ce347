import { Location } from '#contract/jobs.ts'
import { officePickerMachine, type LoadedOffices } from '#machines/office-picker.machine.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { Schema } from 'effect'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { Offices } from './offices.tsx'

const ohio = { name: 'Ohio', code: 'OH', middle: { latitude: 40.3, longitude: -82.8 } }

const office = (Description: string, row: object = {}) =>
  Schema.decodeUnknownSync(Location)({ Location_ID: Description, Description, City: 'Ogden', State: 'Utah', ...row })

const loaded = (...rows: Location[]): LoadedOffices => ({ rows, hasFailed: false })

const show = (offices: LoadedOffices, query = '') => {
  const snapshot = createActor(officePickerMachine, { input: { ...offices, query, states: [ohio] } }).getSnapshot()
  return readHtml(renderToStaticMarkup(<Offices snapshot={snapshot} send={() => {}} sanitise={trustHtml} />))
}

const headquarters = office('Corporate Headquarters', {
  FullAddress: '<p>1973 Larch Ridge Boulevard<br>Arlington, VA 22201</p>',
  PhoneNumber: '(703) 555-0100',
  FaxNumber: '(703) 555-0101',
  City: 'Arlington',
  State: 'Virginia',
})
const ogden = office('Ogden Office', {
  PhoneNumber: '(801) 555-0117',
  Extension: '12',
  MapURL: 'https://maps.example/o',
})

test('[C2.11-02][C2.11-03][C2.11-16] the offices are links in the order of their descriptions, one of them selected', () => {
  const page = show(loaded(ogden, headquarters), 'utm=mail&office=ogden+office')
  const [list] = all(page, 'ul')
  expect(listPartLinks(list ?? page)).toEqual([
    ['Corporate Headquarters Arlington, Virginia', '/contact?utm=mail&office=Corporate+Headquarters'],
    ['Ogden Office Ogden, Utah', '/contact?utm=mail&office=Ogden+Office'],
  ])
  expect(all(list ?? page, 'a').map(({ attributes }) => attributes['aria-current'])).toEqual([undefined, 'true'])
})

test('[C2.11-05][C2.11-06][C2.11-07][C2.11-08][C2.11-09][C2.11-11] the card has the address, the phone, the fax, the way and the careers', () => {
  const card = getPageSection(show(loaded(ogden, headquarters)), 'Corporate Headquarters')
  expect([listPartTexts(card, 'dt'), listPartTexts(card, 'dd')]).toEqual([
    ['Address', 'Phone', 'Fax'],
    ['1973 Larch Ridge Boulevard Arlington, VA 22201', '(703) 555-0100', '(703) 555-0101'],
  ])
  expect(listPartLinks(card)).toEqual([
    ['(703) 555-0100', 'tel:+17035550100'],
    ['Directions', 'https://www.openstreetmap.org/search?query=1973+Larch+Ridge+Boulevard+Arlington%2C+VA+22201'],
    ['Careers in Arlington', '/careers/open?city=arlington'],
  ])
})

test('[C2.11-08][C2.11-10] an office without a fax shows none, and its own map is the way to it', () => {
  const card = getPageSection(show(loaded(ogden, headquarters), 'office=Ogden+Office'), 'Ogden Office')
  expect([listPartTexts(card, 'dt'), listPartLinks(card)]).toEqual([
    ['Phone'],
    [
      ['(801) 555-0117 ext. 12', 'tel:+18015550117;ext=12'],
      ['Directions', 'https://maps.example/o'],
      ['Careers in Ogden', '/careers/open?city=ogden'],
    ],
  ])
})

test('[C2.11-14][C2.11-15] when no office loads, the headquarters and the general lines stand in their place', () => {
  const page = show({ rows: null, hasFailed: true })
  expect([listPartTexts(page, 'h3'), listPartLinks(page), all(page, 'section').map(getPartText)]).toEqual([
    ['Corporate Headquarters'],
    [
      ['(703) 555-0100', 'tel:+17035550100'],
      ['info@tamarack.example', 'mailto:info@tamarack.example'],
    ],
    [],
  ])
})

test('while the offices load, that is said', () => {
  const page = show({ rows: null, hasFailed: false })
  expect(listPartTexts(page, 'p')).toEqual(['Loading offices...'])
})

test('[C2.11-29] before the page answers, the map is a picture that says what it shows, at both widths', () => {
  const page = show(loaded(headquarters, office('Dayton Office', { City: 'Dayton', State: 'Ohio' })))
  const pictures = all(page, 'div').filter(({ attributes }) => attributes['role'] === 'img')
  expect(pictures.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'A map of the United States with one of our offices, in Ohio. All of them are in the list.',
    'A map of the United States with one of our offices, in Ohio. All of them are in the list.',
  ])
  expect(all(page, 'ul').map(({ attributes }) => attributes['aria-label'])).toEqual(['Offices'])
})
