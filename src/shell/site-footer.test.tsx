import { linksOf, readHtml, sectionOf, textOf, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const footer = readHtml(
  renderToStaticMarkup(<SiteFooter firmName="Tamarack Research" year={2026} onManageCookies={null} />),
)

test('[C2.3-01][C2.3-02][C2.3-03][C2.3-04][C2.3-05] the footer leads to the firm, its careers, its promise and its openings', () => {
  expect(linksOf(sectionOf(footer, 'The firm'))).toEqual([
    ['About', '/about-us'],
    ['Careers', '/careers'],
    ['EEO', '/eeo'],
    ['Become an Employee-Owner', '/careers/open'],
  ])
})

test('[C2.3-06] employees find the systems they work with', () => {
  expect(linksOf(sectionOf(footer, 'Employees'))).toEqual([
    ['Timesheet', 'https://time.tamarack.example/'],
    ['E-mail', 'https://mail.tamarack.example/'],
    ['Intranet', 'https://inside.tamarack.example/'],
  ])
})

test('[C2.3-09][C2.3-10][C2.3-11][C2.3-13][C2.3-14] the footer leads to the terms, the privacy policy and the site map', () => {
  expect(linksOf(sectionOf(footer, 'This site'))).toEqual([
    ['Terms of Service', '/legal'],
    ['Privacy Policy', '/privacy'],
    ['Manage Cookies', '/privacy#cookies'],
    ['Do Not Sell My Personal Information', '/privacy#ccpa'],
    ['Site Map', '/sitemap.txt'],
  ])
})

test('[C2.3-08] the footer shows the social links', () => {
  expect(textsOf(footer, 'ul')[0]).toBe('LinkedIn Facebook X')
  expect(linksOf(footer).slice(0, 3)).toEqual([
    ['LinkedIn', 'https://linkedin.tamarack.example/company/tamarack-research'],
    ['Facebook', 'https://facebook.tamarack.example/tamarack.research'],
    ['X', 'https://x.tamarack.example/tamarack'],
  ])
})

test('the footer says whose site this is and the year it is given', () => {
  expect(textOf(footer)).toContain('© 2026 Tamarack Research')
})

test('[C2.3-12] once the page answers, the cookies are managed by a button', () => {
  const alive = renderToStaticMarkup(<SiteFooter firmName="Tamarack Research" year={2026} onManageCookies={() => {}} />)
  expect(textsOf(sectionOf(readHtml(alive), 'This site'), 'button')).toEqual(['Manage Cookies'])
})
