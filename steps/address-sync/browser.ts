import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import { queryTerms } from './search-event.ts'
import type { addressSyncMachine } from '#machines/address-sync.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Milliseconds: an address is written when the page has been painted. */
const painting = 50

type OutcomeEvent = 'xstate.after.typingPause.addressSync.typing'

export function addressSyncInBrowser({ page, clock, connection }: BrowserVisit) {
  const box = page.getByRole('searchbox', { name: 'Search this site' })
  const wordsShown = () => queryTerms(new URL(page.url()).search)
  const toJobs = page.getByRole('link', { name: /^Search Career Opportunities for/ })
  const wordsSearched = async () => {
    const [address] = await toJobs.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    return address === undefined ? '' : new URL(address).searchParams.get('search')
  }
  let before = ''
  const follow = (query: string) => followLink(page, `${new URL(page.url()).pathname}?${query}`)
  const journey: Journey<typeof addressSyncMachine, OutcomeEvent> = {
    start: async () => {
      await clock.take()
      await visitPage(page, '/search')
      await clock.stop()
    },
    events: {
      'search.changed': async ({ query, isTyping }) => {
        before = wordsShown()
        await box.fill('')
        await box.fill(queryTerms(query))
        if (isTyping) return
        await box.press('Enter')
        await clock.pass(painting)
      },
      'place.changed': ({ query }) => follow(query),
      'link.followed': async () => {
        await page.getByRole('banner').getByRole('link').first().click()
        await page.waitForURL((url) => url.pathname === '/home')
        await page.goBack()
        await box.waitFor()
      },
      'xstate.after.typingPause.addressSync.typing': () => clock.pass(250 + painting),
    },
    states: {
      inSync: () => sees(async () => wordsShown() === (await wordsSearched()), true),
      typing: async () => assert.equal(wordsShown(), before),
    },
  }
  return {
    ...journey,
    followLink: async (query: string) => {
      await follow(query)
      await connection.arrival()
    },
    goBack: async () => {
      await page.goBack()
    },
  }
}

export type AddressSyncJourney = ReturnType<typeof addressSyncInBrowser>
