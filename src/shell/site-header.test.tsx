import {
  all,
  listPartLinks,
  readHtml,
  getPageSection,
  getPartText,
  listPartTexts,
  type Part,
} from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MainMenu } from './main-menu.tsx'
import type { MenuView } from './menu-items.ts'
import { SavedTool, SiteHeader } from './site-header.tsx'

const external = {
  portal: '',
  timesheet: '',
  email: '',
  intranet: '',
  linkedIn: 'https://linkedin.example/larch',
  facebook: 'https://facebook.example/larch',
  x: 'https://x.example/larch',
}
const settings = { firmName: 'Tamarack Research', firmShortName: 'Tamarack', external }
const closed = { group: null, isUnfolded: false }
const send = () => {}

const show = (savedCount: number | null) =>
  readHtml(
    renderToStaticMarkup(
      <SiteHeader
        settings={settings}
        menu={<MainMenu external={external} isSignedIn={false} pathname="/home" view={closed} send={send} />}
        saved={<SavedTool count={savedCount} />}
        account={<a href="/account-login">Sign In</a>}
      />,
    ),
  )

const withoutTag = (part: Part, tag: string): Part => ({
  ...part,
  children: part.children.flatMap((child) =>
    typeof child === 'string' ? child : child.tag === tag ? [] : withoutTag(child, tag),
  ),
})

const socials = [
  ['LinkedIn (opens in a new tab)', 'https://linkedin.example/larch'],
  ['Facebook (opens in a new tab)', 'https://facebook.example/larch'],
  ['X (opens in a new tab)', 'https://x.example/larch'],
]

const listHeaderTools = (page: Part) => listPartLinks(withoutTag(page, 'nav')).slice(1 + socials.length)

test('[C2.2-01] the logo leads home', () => {
  expect(listPartLinks(show(0))[0]).toEqual(['Tamarack Research, home', '/home'])
})

const showMenu = (pathname: string, view: MenuView = closed) =>
  readHtml(
    renderToStaticMarkup(
      <MainMenu external={external} isSignedIn={false} pathname={pathname} view={view} send={send} />,
    ),
  )

const menu = showMenu('/home')
const [drawer, bar] = all(menu, 'ul').filter((list) => all(list, 'details').length > 0)

const entryLinks = (list: Part) => listPartLinks(list).filter(([, address]) => address?.startsWith('/'))

const listMenuEntries = (list: Part | undefined) =>
  (list?.children ?? []).flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : [{ name: listPartTexts(entry, 'summary')[0] ?? getPartText(entry), links: listPartLinks(entry) }],
  )

test('[C2.2-02][C2.2-03][C2.2-04][C2.2-05] the main menu has its entries in their order, on wide and narrow screens alike', () => {
  expect([listMenuEntries(drawer), listMenuEntries(bar)].map((entries) => entries.map(({ name }) => name))).toEqual(
    Array.from({ length: 2 }, () => ['Home', 'Services & Solutions', 'Careers', 'Contracts', 'About Us', 'Contact']),
  )
  expect(
    [drawer, bar].map((list) => all(list!, 'details').map((group) => entryLinks(group).map(([name]) => name))),
  ).toEqual(
    Array.from({ length: 2 }, () => [
      ['Careers Home Page', 'Current Opportunities', 'My Application'],
      ['Contracts Home Page', 'Small Business Program'],
      ['About Us', 'Employee Ownership', 'Media'],
    ]),
  )
})

test.each([
  ['[C2.2-06]', 'Home', '/home'],
  ['[C2.2-07]', 'Services & Solutions', '/services'],
  ['[C2.2-08]', 'Careers Home Page', '/careers'],
  ['[C2.2-09]', 'Current Opportunities', '/careers/open'],
  ['[C2.2-10]', 'My Application', '/account-management/application'],
  ['[C2.2-11]', 'Contracts Home Page', '/contracts'],
  ['[C2.2-12]', 'Small Business Program', '/contracts/small-business'],
  ['[C2.2-13]', 'About Us', '/about-us'],
  ['[C2.2-14]', 'Employee Ownership', '/about-us/esop'],
  ['[C2.2-15]', 'Media', '/media'],
  ['[C2.2-16]', 'Contact', '/contact'],
])('%s the entry "%s" of both menus leads to %s', (_, name, address) => {
  const leads = [drawer!, bar!].map((list) => listPartLinks(list).filter(([label]) => label === name))
  expect(leads).toEqual([[[name, address]], [[name, address]]])
})

test('the entries of both menus stand in one order, and there are no others', () => {
  const names = [
    'Home',
    'Services & Solutions',
    'Careers Home Page',
    'Current Opportunities',
    'My Application',
    'Contracts Home Page',
    'Small Business Program',
    'About Us',
    'Employee Ownership',
    'Media',
    'Contact',
  ]
  expect([drawer!, bar!].map((list) => entryLinks(list).map(([label]) => label))).toEqual([names, names])
})

test('[C2.2-34][C2.2-35] groups of the narrow menu fold, and one at a time is open', () => {
  const groups = all(drawer!, 'details').map(({ attributes }) => [attributes['name'], 'open' in attributes])
  expect(groups).toEqual([
    ['drawer-menu', false],
    ['drawer-menu', false],
    ['drawer-menu', false],
  ])
})

test('[C2.2-22][C2.2-23][C2.2-24] the tools lead to the search, the saved jobs and the account', () => {
  expect(listHeaderTools(show(2))).toEqual([
    ['Search', '/search'],
    ['2 saved jobs', '/careers/open?saved=true'],
    ['Sign In', '/account-login'],
  ])
})

test('[C2.2-23][C2.2-25][J1-09] the bookmark counts the saved jobs on a badge, which is absent at 0 or while the number is not known', () => {
  const badges = [1, 12, 0, null].map((count) =>
    all(show(count), 'span').flatMap(({ children: [text] }) =>
      typeof text === 'string' && /^\d+$/.test(text) ? text : [],
    ),
  )
  expect(badges).toEqual([['1'], ['12'], [], []])
  expect(listHeaderTools(show(1))[1]?.[0]).toBe('1 saved job')
})

test('the menu folds into one word', () => {
  expect(listPartTexts(getPageSection(menu, 'Main'), 'summary')[0]).toBe('Menu')
})

test('[C2.2-21] the firm is found elsewhere from the bar, its menu and the drawer, at the addresses that are set', () => {
  const page = show(0)
  const outside = (links: ReturnType<typeof listPartLinks>) =>
    links.filter(([, address]) => address?.startsWith('https:'))
  expect([
    outside(listPartLinks(withoutTag(page, 'nav'))),
    outside(listPartLinks(getPageSection(page, 'Main'))),
  ]).toEqual([socials, [...socials, ...socials]])
})

test('the page that shows is marked in the menu', () => {
  const current = (pathname: string) =>
    all(showMenu(pathname), 'a').flatMap((link) =>
      link.attributes['aria-current'] === 'page' ? getPartText(link) : [],
    )
  expect(['/home', '/careers/open', '/careers/job/AB12'].map(current)).toEqual([
    ['Home', 'Home'],
    ['Current Opportunities', 'Current Opportunities'],
    [],
  ])
})

test('[C2.2-35] what is open in the drawer is not open in the bar', () => {
  const renderMenus = (isUnfolded: boolean) =>
    all(showMenu('/home', { group: 'Careers', isUnfolded }), 'details')
      .filter(({ attributes }) => 'open' in attributes)
      .map(({ attributes }) => attributes['name'] ?? 'drawer')
  expect([renderMenus(true), renderMenus(false)]).toEqual([['drawer', 'drawer-menu'], ['main-menu']])
})
