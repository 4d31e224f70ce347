import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { manyJobs } from '../job-search/page.ts'
import { arriveWithoutApplication, hydratePage, waitForHydration } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { act, readState, state, type Press } from './search-state.ts'
import { scheduleAction } from './typed-early.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))
const laptop = { viewport: { width: 1280, height: 900 } } as const

const kinds: Readonly<Record<string, readonly [Press, Partial<typeof state>]>> = {
  'a state is ticked': [
    { written: [['state', 'virginia']] },
    { address: '/careers/open?state=virginia', count: '9 jobs', boxes: ['virginia', 'alexandria', 'arlington'] },
  ],
  'a city is ticked': [
    { unfolded: 'Cities in Virginia', written: [['city', 'arlington']] },
    { address: '/careers/open?city=arlington', count: '1 job', boxes: ['arlington'] },
  ],
  'a word is typed': [
    { written: [['search', 'software']] },
    { address: '/careers/open?search=software', count: '2 jobs' },
  ],
  'another order is chosen': [
    { written: [['sortby', 'alphabetical']] },
    { address: '/careers/open?sortby=alphabetical' },
  ],
  'a job is saved': [
    { pressed: 'Save For Later: Software Tester' },
    { saved: ['Saved: Software Tester'], stored: ['1'] },
  ],
  'only what is necessary is allowed': [
    { pressed: 'Disable All' },
    { consent: 'cookie_preferences=necessary', isAsked: false },
  ],
  'every cookie is allowed': [
    { pressed: 'Allow All' },
    { consent: 'cookie_preferences=necessary|social|analytical', isAsked: false },
  ],
}

async function holdWaking(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/wake-*', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

type Make = (page: Page, press: Press) => Promise<void>

const moments: Readonly<Record<string, Make>> = {
  'before the script that wakes the page has come': async (page, press) => {
    const letIn = await holdWaking(page)
    await page.goto('/careers/open')
    await act(page, press)
    letIn()
    await hydratePage(page)
  },
  'while the application is on its way': async (page, press) => {
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    await act(page, press)
    letIn()
    await waitForHydration(page)
  },
  'while the application takes over': async (page, { written = [], pressed = '' }) => {
    await scheduleAction(page, 'hydration begins', written, pressed)
    await page.goto('/careers/open')
    await hydratePage(page)
  },
  'after that': async (page, press) => {
    await page.goto('/careers/open')
    await hydratePage(page)
    await act(page, press)
  },
}

test.each(
  Object.entries(moments).flatMap(([moment, make]) =>
    Object.entries(kinds).map(([kind, [press, end]]) => ({ moment, make, kind, press, end })),
  ),
)('what $kind $moment comes to is the same', ({ make, press, end }) =>
  visitSite(site(), { ...laptop, hasAnswered: false }, async ({ page }) => {
    await make(page, press)
    await expect.poll(() => readState(page)).toEqual({ ...state, ...end })
  }),
)

const asleep = (look: (page: Page, letIn: () => void) => Promise<void>, hasAnswered = false) =>
  visitSite(site(), { ...laptop, hasAnswered }, async ({ page }) => {
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    await look(page, letIn)
  })

test.each(Object.entries(kinds))('%s is seen before the application has come', (_, [press, end]) =>
  asleep(async (page) => {
    await act(page, press)
    await expect.poll(() => readState(page)).toEqual({ ...state, ...end })
  }),
)

test('[C3.8-08] a choice that is made before the application has come lives 180 days', () =>
  asleep(async (page) => {
    await act(page, { pressed: 'Allow All' })
    const readDays = async () => {
      const cookies = await page.context().cookies()
      const { expires = 0 } = cookies.find(({ name }) => name === 'cookie_preferences') ?? {}
      return Math.round((expires - Date.now() / 1000) / 86_400)
    }
    await expect.poll(readDays).toBe(180)
  }))

test('a job that is pressed twice, quickly, is not saved', () =>
  asleep(async (page, letIn) => {
    await page.getByRole('button', { name: 'Save For Later: Software Tester' }).dblclick()
    await expect.poll(() => readState(page)).toEqual(state)
    letIn()
    await waitForHydration(page)
    await expect.poll(() => readState(page)).toEqual(state)
  }))

test('where the server searches the jobs it answers early as well, and the application keeps that answer', async () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    title: `Rigger ${index + 1}`,
    city: index % 4 === 0 ? 'Salem' : 'Bath',
    state: index % 4 === 0 ? 'Oregon' : 'Maine',
  }))
  await site().publish(createJobsContent(many))
  await asleep(async (page, letIn) => {
    const asked: string[] = []
    page.on('request', (request) => request.postData()?.includes('SearchJobs') && asked.push(request.url()))
    const end = { address: '/careers/open?search=rigger&state=oregon', count: '150 jobs', boxes: ['oregon', 'salem'] }
    await act(page, {
      written: [
        ['state', 'oregon'],
        ['search', 'rigger'],
      ],
    })
    await expect.poll(() => readState(page)).toEqual({ ...state, ...end })
    letIn()
    await waitForHydration(page)
    expect([await readState(page), asked]).toEqual([{ ...state, ...end }, []])
  })
})
