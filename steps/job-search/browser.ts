import assert from 'node:assert/strict'
import type { GroupId, jobSearchMachine } from '#machines/job-search.machine.ts'
import type { Page } from 'playwright-core'
import { visitPage, arriveBeforeScripts, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { filterLabel, type Kind } from './listing.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent = 'xstate.done.actor.findJobs' | 'xstate.error.actor.findJobs'

export const serverRenderedStart = 'the saved view as the server sends it'

const address = (query: string) => `/careers/open${query === '' ? '' : `?${query}`}`

const sortLabels = { relevant: 'Most Relevant', recent: 'Most Recent', alphabetical: 'Alphabetical' }

const noMatch = "We couldn't find any jobs matching your criteria."
const noSavedJobsText =
  'You have no saved jobs. To save a job to look at it later, click the bookmark icon in the top right of a job listing.'

const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs', exact: true })
const jobTitles = (page: Page) => jobs(page).getByRole('heading', { level: 3 }).getByRole('link')

const nearby = (page: Page) => page.getByRole('region', { name: 'Nearby jobs' })
const nearbySize = (page: Page) => page.getByRole('combobox', { name: 'Nearby jobs at a time' })

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}\\s*\\d+ jobs?`, 'i') })

async function inFilters<Found>(page: Page, act: () => Promise<Found>): Promise<Found> {
  const panel = page.locator('form[role=search] summary').first()
  const isSheet = await panel.isVisible()
  // Before the sheet can open, the filters would open in their place.
  if (isSheet) await page.locator('form[role=search] summary[aria-haspopup]').click()
  const filters = isSheet
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.locator('form[role=search] details').first()
  await filters.getByRole('checkbox', { name: /^Saved jobs/ }).waitFor()
  const folded = filters.locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  const found = await act()
  if (isSheet) {
    await filters.getByRole('button', { name: /^Show (\d+ )?jobs?$/ }).click()
    await filters.waitFor({ state: 'detached' })
  }
  return found
}

export function jobSearchInBrowser({ page, connection, device, claim }: BrowserVisit) {
  const press = (name: string) => inFilters(page, () => box(page, name).click())
  const toggle = (group: GroupId, value: string) => press(filterLabel(group, value))
  const journey: Journey<typeof jobSearchMachine, OutcomeEvent, 'arriving' | 'searching' | 'deciding'> = {
    start: async (where) => {
      if (where === serverRenderedStart) return arriveBeforeScripts(page, address('saved=true'))
      await visitPage(page, '/home')
      await connection.hold()
      await followLink(page, address(''))
    },
    events: {
      'keyword.changed': async ({ keyword }) => page.getByRole('searchbox', { name: 'Keyword' }).fill(keyword),
      'filter.toggled': ({ group, value }) => toggle(group, value),
      'state.toggled': ({ state }) => press(state),
      'saved.toggled': () => press('Saved jobs'),
      'filters.cleared': () => inFilters(page, () => page.getByRole('link', { name: 'Clear filters' }).click()),
      'sort.chosen': async ({ sort }) => {
        await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: sortLabels[sort] })
      },
      'page.turned': async ({ page: number }) => {
        await page
          .getByRole('navigation', { name: 'Pages of jobs' })
          .getByRole('link', { name: `Page ${number + 1}`, exact: true })
          .click()
      },
      'pageSize.chosen': async ({ pageSize }) => {
        await page.getByRole('combobox', { name: 'Jobs at a time' }).selectOption(String(pageSize))
      },
      'nearbyPage.turned': async ({ page: number }) => {
        await nearby(page)
          .getByRole('link', { name: `Page ${number + 1}`, exact: true })
          .click()
      },
      'nearbyPageSize.chosen': async ({ pageSize }) => {
        await nearbySize(page).selectOption(String(pageSize))
      },
      'suggestion.applied': () => page.getByRole('link', { name: 'Search With These Filters' }).click(),
      'address.changed': ({ query }) => followLink(page, address(query)).then(() => undefined),
      'savedJobs.changed': ({ ids }) => device.write(JSON.stringify(ids)),
      retry: async () => {
        await connection.hold()
        await page.getByRole('button', { name: 'Try again' }).click()
      },
      'xstate.done.actor.findJobs': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.findJobs': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
    },
    states: {
      loading: () => reads(page, 'Loading current opportunities...'),
      asking: () => page.locator('[aria-busy=true]').waitFor(),
      savedUnknown: () => reads(page, 'Your saved jobs are kept on this device.'),
      listed: () => jobTitles(page).first().waitFor({ state: 'visible' }),
      nothingSaved: () => reads(page, noSavedJobsText),
      suggesting: () => page.getByRole('region', { name: 'Suggested filters' }).waitFor(),
      noMatches: async () => {
        await reads(page, noMatch)
        assert.equal(await page.getByRole('region', { name: 'Suggested filters' }).count(), 0)
      },
      failed: () => page.getByRole('alert').getByText('Error loading current opportunities').waitFor(),
    },
  }
  return {
    ...journey,
    open: (query: string) => visitPage(page, address(query)),
    slowDown: () => connection.hold(),
    takeOffer: async (name: string) => {
      const offer = page.getByRole('link', { name: new RegExp(`^${name} \\(`) })
      await offer.click()
      await offer.waitFor({ state: 'detached' })
    },
    searchForJobs: () => page.getByRole('link', { name: 'Search For Jobs' }).click(),
    shows: {
      titles: () => jobTitles(page).allInnerTexts(),
      total: async () =>
        Number.parseInt(
          await page
            .getByRole('paragraph')
            .filter({ hasText: /^\d+ jobs?$/ })
            .innerText(),
          10,
        ),
      count: (filter: string) =>
        inFilters(page, async () => {
          const name = await box(page, filter).evaluate((input) => input.closest('label')?.innerText ?? '')
          return Number(/\d+/.exec(name)?.[0])
        }),
      checked: (filter: string) =>
        inFilters(page, () =>
          box(page, filter).evaluate((input: HTMLInputElement): Kind => {
            if (input.indeterminate) return 'partly checked'
            return input.checked ? 'checked' : 'unchecked'
          }),
        ),
      activeFilters: async () =>
        (await page.getByRole('list', { name: 'Active filters' }).getByRole('link').allInnerTexts()).map((name) =>
          name.replace(/^Remove\s+/, ''),
        ),
      address: async () => new URL(page.url()).search.slice(1),
      suggestion: async (): Promise<{ text: string; filters: ReadonlyArray<string> }> => {
        const region = page.getByRole('region', { name: 'Suggested filters' })
        return {
          text: await region.getByRole('heading').innerText(),
          filters: await region.getByRole('listitem').allInnerTexts(),
        }
      },
      nearby: () => nearby(page).getByRole('listitem').getByRole('link').allInnerTexts(),
      nearbySizes: async (): Promise<ReadonlyArray<number>> => {
        const sizes = await nearbySize(page).getByRole('option').allInnerTexts()
        return sizes.map((size) => Number(size.replace(/^All /, '')))
      },
      page: async () => {
        const current = page.getByRole('navigation', { name: 'Pages of jobs' }).locator('[aria-current=page]')
        return (await current.count()) === 0 ? 1 : Number(await current.innerText())
      },
    },
  }
}

export type JobSearchJourney = ReturnType<typeof jobSearchInBrowser>
