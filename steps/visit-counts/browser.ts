import assert from 'node:assert/strict'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { putCookie } from '../cookie-consent/browser.ts'
import { sees } from '../harness/sees.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { visitCountsMachine } from '#machines/visit-counts.machine.ts'
import type { Journey } from '../harness/journey.ts'

const list = '/careers/open'

const lastPage = (counted: ReadonlyArray<VisitEvent>) =>
  counted.flatMap((event) => (event.Kind === 'page' ? [event.Name] : [])).at(-1) ?? null

const titles = (counted: ReadonlyArray<VisitEvent>, ...contents: ReadonlyArray<string>) =>
  counted.flatMap((event) => (event.Kind === 'select content' && contents.includes(event.Content) ? [event.Name] : []))

export function visitCountsInBrowser({ page, connection }: BrowserVisit) {
  let counted: VisitEvent[] = []
  let isAllowed = false
  let isHeld = false
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/data/collect') counted.push(request.postDataJSON() as VisitEvent)
  })
  const bookmark = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('button', { name: /save/i }).first()
  const releaseJobs = async () => {
    if (isHeld) await connection.release({ kind: 'passes' })
    isHeld = false
  }
  const createConsentChange = (isProvided: boolean) => async () => {
    counted = []
    isAllowed = isProvided
    await putCookie(page, isProvided ? 'necessary|analytical' : 'necessary')
  }
  const expectCounted = () => sees(async () => lastPage(counted), new URL(page.url()).pathname)
  const journey: Journey<typeof visitCountsMachine, never> = {
    start: async () => {
      await visitPage(page, '/home')
      await connection.hold()
      isHeld = true
    },
    events: {
      'page.reached': ({ page: { path, isSearch } }) => followLink(page, isSearch ? `${path}?search=cost` : path),
      'counting.allowed': createConsentChange(true),
      'counting.refused': createConsentChange(false),
      'activity.done': async () => {
        const { pathname, search } = new URL(page.url())
        await followLink(page, list)
        await releaseJobs()
        const before = titles(counted, 'Saved Job Posting', 'Unsaved Job Posting').length
        await bookmark.click()
        const done = () => titles(counted, 'Saved Job Posting', 'Unsaved Job Posting').slice(before)
        await sees(async () => done(), isAllowed ? ['Cost Analyst'] : [])
        await followLink(page, `${pathname}${search}`)
      },
      'title.loaded': async () => {
        await releaseJobs()
        await sees(async () => titles(counted, 'Job Posting').at(-1), 'Cost Analyst')
      },
    },
    states: {
      notAllowed: async () => assert.deepEqual(counted, []),
      counting: expectCounted,
      naming: expectCounted,
    },
  }
  return {
    ...journey,
    shows: {
      last: async () => counted.at(-1)?.Name ?? null,
    },
  }
}

export type VisitCountsJourney = ReturnType<typeof visitCountsInBrowser>
