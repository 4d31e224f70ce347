import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import { listPartLinks, readHtml, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { JobSubscriptionsPage } from './job-subscriptions-page.tsx'

const createSubscription = (PrimaryKey: string, more: Partial<JobPostingSubscription>): JobPostingSubscription => ({
  PrimaryKey,
  JobPosting_ID: 'generic',
  JobFunction: PrimaryKey,
  EmailAddress: 'ada@engine.example',
  Search: null,
  ...more,
})

const rows = [
  createSubscription('Welder', { JobPosting_ID: 'T 7' }),
  createSubscription('Jobs for “ships”', { Search: 'search=ships' }),
  createSubscription('All jobs', { Search: '' }),
  createSubscription('Jobs in general', {}),
]

const machine = jobSubscriptionsMachine.provide({
  actors: { endSubscriptions: fromPromise(() => new Promise<void>(() => {})) },
  actions: { showNotice: () => {} },
})

function draw(given: ReadonlyArray<JobPostingSubscription>, ...events: Parameters<typeof send>[0][]) {
  const actor = createActor(machine, { input: { id: 'ada', rows: given } }).start()
  for (const event of events) actor.send(event)
  const html = renderToStaticMarkup(<JobSubscriptionsPage snapshot={actor.getSnapshot()} send={send} />)
  actor.stop()
  return { html, page: readHtml(html) }
}
const send: Parameters<typeof JobSubscriptionsPage>[0]['send'] = () => {}

test('[J2.7-01][J2.7-02][J2.7-03][J2.7-04][J2.7-05][J2.7-09] the page says whose alerts these are, and offers an end to each and to all', () => {
  const { page, html } = draw(rows)
  expect(listPartTexts(page, 'h1')).toEqual(['Manage Job Posting Subscriptions'])
  expect(html).toContain('For: ada@engine.example')
  expect(html).toContain('We may send you periodic emails about related job openings and other updates.')
  expect(listPartTexts(page, 'th').slice(0, 2)).toEqual(['Job Function', 'Actions'])
  expect(listPartTexts(page, 'button')).toEqual([
    ...rows.map(({ JobFunction }) => `Unsubscribe from ${JobFunction}`),
    'Unsubscribe From All',
  ])
})

test('[J2.7-07] each row leads to its posting, that of a search to current opportunities with it', () => {
  expect(listPartLinks(draw(rows).page)).toEqual([
    ['Welder', '/careers/job/T%207'],
    ['Jobs for “ships”', '/careers/open?search=ships'],
    ['All jobs', '/careers/open'],
    ['Jobs in general', '/careers/open'],
  ])
})

test('[J2.7-14][J2.7-15] one row or all say that they are being deleted, and nothing else can be pressed meanwhile', () => {
  const one = draw(rows, { type: 'end.requested', key: 'Welder' }).html
  const all = draw(rows, { type: 'endAll.requested' }).html
  const count = (html: string, words: RegExp) => html.match(words)?.length
  expect([count(one, /Being deleted…/g), count(all, /Being deleted…/g)]).toEqual([1, rows.length])
  expect([count(one, /aria-disabled="true"/g), count(all, /aria-disabled="true"/g)]).toEqual([5, 5])
})

test('[J2.7-11][J2.7-13] with none left there is a sentence and a way on', () => {
  const { page, html } = draw([])
  expect(listPartTexts(page, 'p')).toContain('No Job Posting Subscriptions Found.')
  expect(html).not.toMatch(/For: |Unsubscribe/)
  expect(listPartLinks(page)).toEqual([['Current Opportunities', '/careers/open']])
})
