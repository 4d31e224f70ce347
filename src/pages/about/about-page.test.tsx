import { all, readHtml, sectionOf, textOf, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AboutPage } from './about-page.tsx'

const stats = { years: 53, employeeCount: 1412, locationCount: 20, openingCount: 9, employeeOwnedPercent: 100 }
const page = readHtml(
  renderToStaticMarkup(
    <AboutPage stats={{ rows: [stats], loading: false, error: false, allLoaded: true }} autoplay={false} />,
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
  const entries = textsOf(sectionOf(page, 'Our history'), 'li')
  expect([entries[0]?.slice(0, 4), entries.at(-2)?.slice(0, 4)]).toEqual(['1973', '2015'])
  expect(entries.at(-1)).toContain('20 offices, 1,412 employees')
})

test('[C2.12-04][C2.12-05] five figures stand at a glance', () => {
  const text = textOf(sectionOf(page, 'At a Glance'))
  for (const figure of ['53', '1,412', '20', '100', '90']) expect(text).toContain(figure)
})

test('[J1-21] all of the firm is owned by its employees', () => {
  expect(textOf(sectionOf(page, 'At a Glance'))).toMatch(/\b100\s?%\s?Employee-owned/)
})

test('[J1-22] repeat clients are 90 percent of the business', () => {
  expect(textOf(sectionOf(page, 'At a Glance'))).toMatch(/\b90\s?%\s?Of our work comes from repeat clients/)
})

test('[C2.12-06][C2.12-07] leaders are shown with role and quote, and a division when there is one', () => {
  const leaders = all(sectionOf(page, 'Leadership'), 'li')
  expect(
    leaders.map((leader) => [
      textsOf(leader, 'h3').length,
      all(leader, 'img').length,
      all(leader, 'blockquote').length,
    ]),
  ).toEqual(leaders.map(() => [1, 1, 1]))
  const roles = leaders.map((leader) => textsOf(leader, 'p')[0])
  expect(roles.slice(0, 2)).toEqual(['President', 'Vice President, Cost Analysis'])
})

test('[C2.12-09][C2.12-10] tenets and capabilities are told', () => {
  expect(textsOf(sectionOf(page, 'Company Tenets'), 'dt')).toHaveLength(4)
  expect(textsOf(sectionOf(page, 'Capabilities'), 'li').length).toBeGreaterThan(4)
})
