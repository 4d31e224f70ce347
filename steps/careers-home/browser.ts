import type { Page } from 'playwright-core'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'

export type ComboboxName = 'Category' | 'Location'

const searchForm = (page: Page) => page.getByRole('main').getByRole('search')
const box = (page: Page, name: ComboboxName) => searchForm(page).getByRole('combobox', { name, exact: true })
const typedInput = (page: Page, name: ComboboxName) =>
  searchForm(page).locator('input[role=combobox]').and(box(page, name))

async function type(page: Page, name: ComboboxName, text: string) {
  const input = typedInput(page, name)
  await input.waitFor()
  await input.focus()
  await page.keyboard.type(text)
}

async function choose(page: Page, name: ComboboxName, text: string) {
  await type(page, name, text)
  await page.keyboard.press('Tab')
}

const region = (page: Page) => page.getByRole('region', { name: 'Where we work', exact: true })
const table = (page: Page) => region(page).getByRole('table', { name: 'Offices', exact: true })
const filter = (page: Page) => region(page).getByRole('searchbox', { name: 'Filter Offices' })

async function unfolded(page: Page) {
  if (!(await filter(page).isVisible()))
    await region(page)
      .locator('summary', { hasText: /^Offices/ })
      .click()
  return region(page)
}

const officesInBrowser = (page: Page) => ({
  filter: async (text: string) => {
    await unfolded(page)
    await filter(page).fill(text)
  },
  clearFilter: async () => (await unfolded(page)).getByRole('button', { name: 'Clear search' }).click(),
  sortBy: async (title: string) => {
    await unfolded(page)
    await table(page).getByRole('columnheader', { name: title }).getByRole('button').press('Enter')
  },
  goToPage: async (step: string) => (await unfolded(page)).getByRole('link', { name: step, exact: true }).click(),
  showOnPage: async (size: string) => {
    await (await unfolded(page)).getByLabel('On a page').selectOption(size)
  },
  hide: async (title: string) => {
    const offices = await unfolded(page)
    await offices.getByText(/^Selected \(\d+\) Columns$/).click()
    await offices.getByRole('checkbox', { name: title, exact: true }).uncheck()
  },
})

export function careersHomeInBrowser({ page }: BrowserVisit) {
  // Where a search led before the page there wrote its own state into the address.
  let frameUrl = ''
  return {
    open: async () => {
      await visitPage(page, '/careers')
      page.once('framenavigated', (frame) => {
        frameUrl = frame.url()
      })
    },
    search: async ({ keyword, category, location }: { keyword: string; category: string; location: string }) => {
      await choose(page, 'Category', category)
      await choose(page, 'Location', location)
      await searchForm(page).getByLabel('Keyword').fill(keyword)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Current Opportunities' }).waitFor()
    },
    type: (name: ComboboxName, text: string) => type(page, name, text),
    searchAll: () => searchForm(page).getByRole('button', { name: 'Search All Careers' }).click(),
    strike: (key: string) => page.keyboard.press(key),
    leave: async (name: ComboboxName) => {
      await box(page, name).focus()
      await page.keyboard.press('Shift+Tab')
    },
    offices: officesInBrowser(page),
    shows: {
      address: async () => {
        if (frameUrl === '') return ''
        const { pathname, search } = new URL(frameUrl)
        return `${pathname}${search}`
      },
      text: (name: ComboboxName) => box(page, name).inputValue(),
      options: (name: ComboboxName) =>
        searchForm(page).getByRole('listbox', { name, exact: true }).getByRole('option').allInnerTexts(),
      column: (title: string) => table(page).locator(`tbody [data-title="${title}"]`).allInnerTexts(),
      order: async () => {
        const sorted = table(page).locator('th[aria-sort]')
        return `${(await sorted.innerText()).trim()} ${await sorted.getAttribute('aria-sort')}`
      },
      titles: () => table(page).getByRole('columnheader').allInnerTexts(),
      choice: () =>
        region(page)
          .getByText(/^Selected \(\d+\) Columns$/)
          .innerText(),
    },
  }
}
