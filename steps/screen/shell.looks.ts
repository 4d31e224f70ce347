import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'

const bar = [940, 1200, 1280, 1920]
const phones = [320, 360, 768]

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entry = (page: Page, name: string) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`), visible: true })

const openGroup = (name: string) => (page: Page) => entry(page, name).press('Enter')

async function openLeaveDialog(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Employee Portal' }).click()
  await page.getByRole('alertdialog').waitFor()
}

export const shellVisualStates: ReadonlyArray<VisualState> = [
  ...['Careers', 'Contracts', 'About Us'].map((group) => ({
    name: `the menu with ${group} open`,
    address: '/careers/open',
    widths: bar,
    arrange: openGroup(group),
  })),
  {
    name: 'the menu of a phone',
    address: '/careers/open',
    widths: phones,
    arrange: (page) => entry(page, 'Menu').press('Enter'),
  },
  {
    name: 'the menu of a phone with a group unfolded',
    address: '/careers/open',
    widths: phones,
    arrange: async (page) => {
      await entry(page, 'Menu').press('Enter')
      await entry(page, 'Careers').press('Enter')
    },
  },
  {
    name: 'the question before leaving the site',
    address: '/careers/open',
    arrange: openLeaveDialog,
  },
  {
    name: 'on the way to an external site',
    address: '/careers/open',
    arrange: async (page) => {
      await openLeaveDialog(page)
      await page.route('https://portal.tamarack.example/**', (route) => route.fulfill({ status: 204 }))
      await page.getByRole('button', { name: 'Yes' }).click()
      await page.getByText('You are being redirected to an external site.').waitFor()
    },
  },
  {
    name: 'a page that did not arrive',
    address: '/home',
    claims: ['net::ERR_FAILED'],
    arrange: async (page) => {
      await page.route('**/assets/job-search-route-*.js*', (route) => route.abort())
      await page.getByRole('contentinfo').getByRole('link', { name: 'Become an Employee-Owner' }).click()
      await page.getByRole('alert').filter({ hasText: 'The page you asked for did not load' }).waitFor()
    },
  },
]
