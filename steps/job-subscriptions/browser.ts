import { randomUUID } from 'node:crypto'
import { answers } from '../worlds/answers.ts'
import { visitPage, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import type { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import type { Alert } from '../worlds/subscribe.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadSubscriptions'
  | 'xstate.error.actor.loadSubscriptions'
  | 'xstate.done.actor.endSubscriptions'
  | 'xstate.error.actor.endSubscriptions'

export const pathAlerts = ['Cost Analyst', 'Data Scientist'] as const

export const unsubscribeAddress = (id: string) => `/careers/unsubscribe/${id}`

export const unknownId = '0123456789abcdef0123456789abcdef'

export function jobSubscriptionsInBrowser({ page, connection, claim, subscribe }: BrowserVisit) {
  let id = unknownId
  const table = page.getByRole('table', { name: 'Job Posting Subscriptions' })
  const rows = table.getByRole('row').filter({ has: page.getByRole('button') })
  const getRow = (title: string) => rows.filter({ has: page.getByRole('link', { name: title, exact: true }) })
  const all = page.getByRole('button', { name: 'Unsubscribe From All', exact: true })
  const subscriber = page.getByText(/^For: /)
  const marked = rows.filter({ hasText: 'being deleted' })
  const hold = () => connection.hold()
  const end = (title: string) => page.getByRole('button', { name: `Unsubscribe from ${title}`, exact: true }).click()
  const openSlowly = async () => {
    await visitPage(page, '/home')
    await hold()
    await followLink(page, unsubscribeAddress(id))
  }
  const start = async (where?: string) => {
    const isUnknown = where === 'a link that nobody was sent'
    const alerts = pathAlerts.map((job) => ({ job }))
    id = isUnknown ? unknownId : await subscribe(`ada.${randomUUID()}@engine.example`, alerts)
    await (where === 'a page of the site' ? openSlowly() : visitPage(page, unsubscribeAddress(id)))
  }
  const breakOff = () => connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] })
  const pass = () => connection.release({ kind: 'passes' })
  const listTitles = (found: typeof rows) => found.getByRole('link').allInnerTexts()
  const journey: Journey<typeof jobSubscriptionsMachine, OutcomeEvent, 'deciding'> = {
    start,
    events: {
      'end.requested': async ({ key }) => {
        await hold()
        await end(key)
      },
      'endAll.requested': async () => {
        await hold()
        await all.click()
      },
      'load.requested': async () => {
        await hold()
        await page.getByRole('button', { name: 'Try again' }).click()
      },
      'xstate.done.actor.loadSubscriptions': pass,
      'xstate.error.actor.loadSubscriptions': breakOff,
      'xstate.done.actor.endSubscriptions': pass,
      'xstate.error.actor.endSubscriptions': breakOff,
    },
    states: {
      loading: () => reads(page, 'Loading job posting subscriptions...'),
      failed: () => reads(page, 'Error loading job posting subscriptions'),
      listed: async () => {
        await subscriber.waitFor()
        await sees(() => marked.count(), 0)
      },
      removingOne: async () => {
        await sees(() => marked.count(), 1)
        await sees(() => all.getAttribute('aria-busy'), null)
      },
      removingAll: async () => {
        await sees(() => all.getAttribute('aria-busy'), 'true')
        await sees(async () => (await marked.count()) === (await rows.count()), true)
      },
      empty: async () => {
        await reads(page, 'No Job Posting Subscriptions Found.')
        await sees(async () => (await subscriber.count()) + (await all.count()) + (await table.count()), 0)
      },
    },
  }
  return {
    ...journey,
    subscribe: async (email: string, alerts: ReadonlyArray<Alert>) => {
      id = await subscribe(email, alerts)
    },
    open: () => visitPage(page, unsubscribeAddress(id)),
    openUnknown: () => visitPage(page, unsubscribeAddress(unknownId)),
    openSlowly,
    end,
    endAll: () => all.click(),
    hold,
    release: pass,
    lose: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'is lost' })
    },
    clickInMailProgram: async () => {
      const address = new URL(unsubscribeAddress(id), page.url()).href
      const answer = await page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
      return answer.status() === 200
    },
    pressRow: async (title: string) => {
      const cell = getRow(title).getByRole('rowheader')
      const { width = 0 } = (await cell.boundingBox()) ?? {}
      await cell.click({ position: { x: width - 4, y: 4 } })
    },
    shows: {
      listed: () => listTitles(rows),
      deleting: () => listTitles(marked),
      subscriber: async () => ((await subscriber.count()) === 0 ? null : subscriber.innerText()),
      offersAll: () => all.isVisible(),
      path: async () => new URL(page.url()).pathname,
      focused: () => page.evaluate(() => (document.activeElement?.textContent ?? '').trim()),
    },
  }
}

export type JobSubscriptionsJourney = ReturnType<typeof jobSubscriptionsInBrowser>
