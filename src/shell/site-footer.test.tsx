import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const settings = {
  firmName: 'Larch & Sons',
  firmShortName: 'Larch',
  external: {
    portal: 'https://in.larch.example/',
    timesheet: 'https://time.larch.example/',
    email: 'https://post.larch.example/',
    intranet: 'https://net.larch.example/',
    linkedIn: 'https://linkedin.example/larch',
    facebook: 'https://facebook.example/larch',
    x: 'https://x.example/larch',
  },
}

const footer = readHtml(renderToStaticMarkup(<SiteFooter settings={settings} year={2026} onManageCookies={null} />))

test('[C2.3-01][C2.3-02][C2.3-03][C2.3-04][C2.3-05] the footer leads to the firm, its careers, its promise and its openings', () => {
  expect(listPartLinks(getPageSection(footer, 'The firm'))).toEqual([
    ['About', '/about-us'],
    ['Careers', '/careers'],
    ['EEO', '/eeo'],
    ['Become an Employee-Owner', '/careers/open'],
  ])
})

test('[C1-20][C2.3-06][C2.3-07] employees find the systems they work with in a new tab, and the portal by way of its question', () => {
  expect(listPartLinks(getPageSection(footer, 'Employees'))).toEqual([
    ['Timesheet (opens in a new tab)', 'https://time.larch.example/'],
    ['Email (opens in a new tab)', 'https://post.larch.example/'],
    ['Intranet (opens in a new tab)', 'https://net.larch.example/'],
    ['Employee Portal', '/employee-portal'],
  ])
})

test('[C2.2-21][C2.3-07] what opens in a new tab learns nothing of this one, and nothing else opens there', () => {
  const inNewTab = all(footer, 'a').filter(({ attributes }) => attributes['target'] === '_blank')
  expect(inNewTab.map(({ attributes }) => [new URL(attributes['href'] ?? '').host, attributes['rel']])).toEqual(
    ['linkedin', 'facebook', 'x', 'time.larch', 'post.larch', 'net.larch'].map((host) => [
      `${host}.example`,
      'noopener',
    ]),
  )
})

test('[C2.3-09][C2.3-10][C2.3-11][C2.3-13][C2.3-14] the footer leads to the terms, the privacy policy and the site map', () => {
  expect(listPartLinks(getPageSection(footer, 'This site'))).toEqual([
    ['Terms of Service', '/legal'],
    ['Privacy Policy', '/privacy'],
    ['Manage Cookies', '/privacy#cookies'],
    ['Do Not Sell My Personal Information', '/privacy#ccpa'],
    ['Accessibility', '/accessibility'],
    ['Site Map', '/sitemap.txt'],
  ])
})

test('[C2.3-08] the footer shows the social links', () => {
  expect(listPartLinks(footer).slice(0, 3)).toEqual([
    ['LinkedIn (opens in a new tab)', 'https://linkedin.example/larch'],
    ['Facebook (opens in a new tab)', 'https://facebook.example/larch'],
    ['X (opens in a new tab)', 'https://x.example/larch'],
  ])
})

test('the footer says whose site this is and the year it is given', () => {
  expect(getPartText(footer)).toContain('© 2026 Larch & Sons')
})

test('[C2.3-12] once the page answers, the cookies are managed by a button', () => {
  const hydrated = renderToStaticMarkup(<SiteFooter settings={settings} year={2026} onManageCookies={() => {}} />)
  expect(listPartTexts(getPageSection(readHtml(hydrated), 'This site'), 'button')).toEqual(['Manage Cookies'])
})
