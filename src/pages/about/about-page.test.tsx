import { all, readHtml, getPageSection, getPartText, listPartLinks, listPartTexts } from '#ui/read-html.testing.ts'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AboutPage } from './about-page.tsx'
import { Celebration } from './celebration.tsx'

const stats = { years: 53, employeeCount: 1412, locationCount: 20, openingCount: 9, employeeOwnedPercent: 100 }
const page = readHtml(
  renderToStaticMarkup(
    <AboutPage stats={{ rows: [stats], loading: false, error: false, allLoaded: true }} thisYear={2027} />,
  ),
)

test('[C2.1-15][C2.1-16] every section of the page is an anchor', () => {
  expect(all(page, 'section').map(({ attributes }) => attributes['id'])).toEqual([
    'at-a-glance',
    'history',
    'leadership',
    'tenets',
    'capabilities',
  ])
})

test('[C2.12-01][C2.12-02][C2.12-03][J9-23] the timeline runs from 1973 to 2015 and ends with today', () => {
  const [, list] = all(getPageSection(page, 'Our history'), 'ol')
  const entries = listPartTexts(list!, 'li')
  expect([entries[0]?.slice(0, 4), entries.at(-2)?.slice(0, 4)]).toEqual(['1973', '2015'])
  expect(entries.at(-1)).toContain('20 offices, 1,412 employees')
})

test('the history is drawn over the people of each year, and each summit leads to its line of the list', () => {
  const history = getPageSection(page, 'Our history')
  const summits = all(history, 'figure').flatMap(listPartLinks)
  expect([summits[0], summits.at(-1)]).toEqual([
    ['3 people in 1973', '/about-us#year-1973'],
    ['1,412 people in 2027', '/about-us#year-2027'],
  ])
  const [, list] = all(history, 'ol')
  const lines = all(list!, 'li').map((line) => {
    const people = /[\d,]+ people$/.exec(getPartText(line))?.[0] ?? ''
    const year = line.attributes['id']?.replace('year-', '') ?? ''
    return [`${people} in ${year}`, `/about-us#year-${year}`]
  })
  expect(summits).toEqual(lines)
})

test('[C2.12-04][C2.12-05] five figures stand at a glance', () => {
  const text = getPartText(getPageSection(page, 'At a Glance'))
  for (const figure of ['53', '1,412', '20', '100', '90']) expect(text).toContain(figure)
})

test('[J1-21] all of the firm is owned by its employees', () => {
  expect(getPartText(getPageSection(page, 'At a Glance'))).toMatch(/\b100\s?%\s?Employee-owned/)
})

test('[J1-22] repeat clients are 90 percent of the business', () => {
  expect(getPartText(getPageSection(page, 'At a Glance'))).toMatch(/\b90\s?%\s?Of our work comes from repeat clients/)
})

test('[C2.12-06][C2.12-07] leaders are shown with role and quote, and a division when there is one', () => {
  const leaders = all(getPageSection(page, 'Leadership'), 'li')
  expect(
    leaders.map((leader) => [
      listPartTexts(leader, 'h3').length,
      all(leader, 'svg').length,
      all(leader, 'blockquote').length,
    ]),
  ).toEqual(leaders.map(() => [1, 1, 1]))
  const roles = leaders.map((leader) => listPartTexts(leader, 'p')[0])
  expect(roles.slice(0, 2)).toEqual(['President', 'Vice President, Cost Analysis'])
})

test('[C2.12-09][C2.12-10] tenets and capabilities are told', () => {
  expect(listPartTexts(getPageSection(page, 'Company tenets'), 'dt')).toHaveLength(4)
  expect(listPartTexts(getPageSection(page, 'Capabilities'), 'li').length).toBeGreaterThan(4)
})

test('[C2.12-06][C2.12-08] six leaders have the picture of their years here, and words of their own', () => {
  const leaders = all(getPageSection(page, 'Leadership'), 'li')
  const pictures = leaders.flatMap((leader) => all(leader, 'svg').map(({ attributes }) => attributes['aria-label']))
  expect(pictures.slice(0, 2)).toEqual(['Here from 1988 to today', 'Here from 1997 to today'])
  const bars = leaders.flatMap((leader) =>
    all(leader, 'rect').map(({ attributes }) => Number.parseFloat(attributes['x']!)),
  )
  expect(bars.map((at) => Math.round((at / 100) * (2027 - 1973)) + 1973)).toEqual([1988, 1997, 1994, 2009, 2004, 2016])
  const quotes = leaders.flatMap((leader) => listPartTexts(leader, 'blockquote'))
  expect([new Set(quotes).size, quotes.filter((quote) => quote.length < 40)]).toEqual([6, []])
})

test('[C2.12-11] each tenet is a title and a sentence or two, each capability a few words', () => {
  const section = getPageSection(page, 'Company tenets')
  expect(listPartTexts(section, 'dt')).toEqual([
    'Count carefully',
    'Show the work',
    'Say it plainly',
    'Stay for the questions',
  ])
  expect(listPartTexts(section, 'dd').filter((text) => text.length < 40 || !text.endsWith('.'))).toEqual([])
  const capabilities = listPartTexts(getPageSection(page, 'Capabilities'), 'li')
  expect([capabilities.length, new Set(capabilities).size, capabilities[0]]).toEqual([
    8,
    8,
    'Life-cycle cost estimating',
  ])
})

test('[C2.12-13][C2.12-14] fireworks can be stopped and lit again, and where animations are stopped words say why there are none', () => {
  const renderCelebration = (status: ComponentProps<typeof Celebration>['status']) => {
    const part = readHtml(renderToStaticMarkup(<Celebration status={status} onStop={() => {}} onLight={() => {}} />))
    return [all(part, 'canvas').length, listPartTexts(part, 'button'), listPartTexts(part, 'p')]
  }
  expect((['waiting', 'still', 'burning', 'over'] as const).map(renderCelebration)).toEqual([
    [0, [], []],
    [0, [], ['Animations are stopped, so the fireworks stay dark.']],
    [1, ['Stop the fireworks'], []],
    [0, ['Light the fireworks again'], []],
  ])
})
