import assert from 'node:assert/strict'
import { retryDelay } from '#contract/site-api.ts'
import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import { visitPage, arriveBeforeScripts, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { siteSearchMachine } from '#machines/site-search.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { retryText } from '../transaction/browser.ts'

type OutcomeEvent = 'xstate.after.finish.siteSearch.searching'

export const startWithQuery = 'a link with words'

const address = (query: string) => `/search${query === '' ? '' : `?${query}`}`

const noResultsText = 'Could not find any search results. Try different search criteria'
const hint = 'Search jobs, offices, events, news and the pages of this site.'

const cards = (page: Page) => page.getByRole('list', { name: 'Results', exact: true }).getByRole('listitem')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of results' })
const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Searching this site' })

async function readResults(page: Page) {
  const read = await cards(page).evaluateAll((found) =>
    found.map((card) => ({
      kind: card.querySelector('p')?.textContent?.trim() ?? '',
      title: card.querySelector('h3')?.textContent?.trim() ?? '',
      description: [...card.querySelectorAll('p')].slice(1).at(-1)?.textContent?.trim() ?? '',
    })),
  )
  return read
}

export function siteSearchInBrowser({ page, connection, clock, claim }: BrowserVisit) {
  const openWithHeld = async (name: string, query: string) => {
    await clock.take()
    await visitPage(page, '/home')
    await clock.stop()
    await connection.hold(name)
    await followLink(page, address(query))
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor()
  }
  const settle = async (isLost: boolean) => {
    if (!isLost) return connection.release({ kind: 'passes' })
    claim('net::ERR_CONNECTION_FAILED')
    await connection.release({ kind: 'is lost' })
    // The pause before the next try begins when the page has heard of the loss.
    await reads(page, retryText)
    await clock.pass(retryDelay)
  }
  const total = async () => {
    const resultCount = page.getByRole('paragraph').filter({ hasText: /^\d+ results?$/ })
    return (await resultCount.count()) === 0 ? 0 : Number.parseInt(await resultCount.innerText(), 10)
  }
  const expectNoText = async (...words: ReadonlyArray<string>) => {
    for (const each of words) assert.equal(await page.getByText(each, { exact: true }).count(), 0)
  }
  const journey: Journey<typeof siteSearchMachine, OutcomeEvent, 'arriving' | 'finishing'> = {
    start: (where) => openWithHeld('SitePage', where === startWithQuery ? 'q=analyst' : ''),
    events: {
      'words.changed': async ({ words }) => box(page).fill(words),
      'search.submitted': async ({ words }) => {
        await box(page).fill(words)
        await box(page).press('Enter')
      },
      'page.turned': ({ page: number }) =>
        pager(page)
          .getByRole('link', { name: `Page ${number + 1}`, exact: true })
          .click(),
      'pageSize.chosen': async ({ pageSize }) => {
        await page.getByRole('combobox', { name: 'Results at a time' }).selectOption(String(pageSize))
      },
      'source.settled': ({ source }) => settle(source === null),
      retry: async () => {
        await connection.hold('SitePage')
        await page.getByRole('button', { name: 'Try again' }).click()
      },
      'address.changed': ({ query }) => followLink(page, address(query)).then(() => undefined),
      'typing.paused': () => clock.pass(300),
      'xstate.after.finish.siteSearch.searching': () => clock.pass(2000),
    },
    states: {
      idle: async () => {
        await reads(page, hint)
        assert.equal(await cards(page).count(), 0)
      },
      searching: () => expectNoText(hint, noResultsText),
      waiting: async () => {
        await progressBar(page).waitFor({ state: 'visible' })
        await expectNoText(hint, noResultsText)
      },
      listed: async () => {
        await cards(page).first().waitFor({ state: 'visible' })
        await sees(() => progressBar(page).count(), 0)
      },
      nothingFound: async () => {
        await reads(page, noResultsText)
        assert.equal(await cards(page).count(), 0)
      },
      incomplete: () => page.getByRole('alert').getByText('Part of this site could not be searched.').waitFor(),
    },
  }
  return {
    ...journey,
    open: (query: string) => visitPage(page, address(query)),
    openWithout: openWithHeld,
    settle,
    searchFromHome: async (words: string) => {
      await visitPage(page, '/home')
      const field = page.getByRole('searchbox', { name: 'Search Careers, News, Events' })
      await field.fill(words)
      await field.press('Enter')
      await page.waitForURL('**/search?q=*')
    },
    openUnknown: (unknown: string) => {
      claim('404')
      return visitPage(page, unknown)
    },
    openUnknownWithoutScripts: (unknown: string) => {
      claim('404')
      return arriveBeforeScripts(page, unknown)
    },
    followSuggestion: async () => {
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await page.waitForURL('**/search?q=*')
    },
    readMore: (title: string) => page.getByRole('link', { name: `Read More: ${title}`, exact: true }).click(),
    searchCareers: () => page.getByRole('link', { name: /^(Search )?Career Opportunities/ }).click(),
    pass: clock.pass,
    shows: {
      results: () => readResults(page),
      total,
      words: () => box(page).inputValue(),
      address: async () => {
        const { pathname, search, hash } = new URL(page.url())
        return `${pathname}${search}${hash}`
      },
      hasPages: async () => (await pager(page).count()) > 0,
      pageSizes: () => page.getByRole('combobox', { name: 'Results at a time' }).getByRole('option').allInnerTexts(),
      isLoading: async () => (await progressBar(page).count()) > 0,
    },
  }
}

export type SiteSearchJourney = ReturnType<typeof siteSearchInBrowser>
