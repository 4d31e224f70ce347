import { unknownRead } from '../worlds/connection.ts'
import { toastDuration, type HoldReason, type Notice, type toastQueueMachine } from '#machines/toast-queue.machine.ts'
import type { Page } from 'playwright-core'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import { getSiteHandle } from '../worlds/site-handle.ts'
import { seesNotice, type NoticeKind } from './notices.ts'
import type { Journey } from '../harness/journey.ts'

const pathWithoutNews = '/careers/open'

/** Fakes the tab's visibility: a headless browser has no other tab to switch to. */
const setTabHidden = (page: Page, away: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    away ? 'hidden' : 'visible',
  )

/** The code that draws toasts is loaded before this journey begins; `notices.screen.ts` covers this case. */
const rejectNotDrawn = () => Promise.reject(new Error('What draws toasts is here'))

export function toastQueueInBrowser({ page, connection, clock, claim }: BrowserVisit) {
  const region = page.getByRole('region', { name: /^Notifications/ })
  const items = region.getByRole('listitem')
  const list = page.getByRole('dialog').getByRole('list', { name: 'Past notifications' })
  const site = getSiteHandle(page)
  const notices: Notice[] = []
  const getTitle = (id: number) => notices[id - 1]?.title ?? ''
  const item = (title: string) => items.filter({ has: page.getByText(title, { exact: true }) })
  const openList = () => page.getByRole('button', { name: 'Notifications' }).click()
  const closeList = () => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  const hold: Record<HoldReason, () => Promise<void>> = {
    pointer: () => items.last().hover(),
    focus: () => page.keyboard.press('F8'),
    'other tab': () => setTabHidden(page, true),
    'not drawn': rejectNotDrawn,
  }
  const release: Record<HoldReason, () => Promise<void>> = {
    pointer: () => page.mouse.move(0, 0),
    focus: () => page.locator('main').focus(),
    'other tab': () => setTabHidden(page, false),
    'not drawn': rejectNotDrawn,
  }
  const journey: Journey<typeof toastQueueMachine, never> = {
    start: async () => {
      await clock.take()
      await site.prepare()
      await visitPage(page, pathWithoutNews)
      await clock.stop()
    },
    events: {
      'toast.shown': async ({ notice }) => {
        notices.push(notice)
        await site.notify(notice)
      },
      // Not with the mouse: where it points, toasts are held.
      'toast.closed': ({ id }) => item(getTitle(id)).getByRole('button', { name: 'Close' }).dispatchEvent('click'),
      'toast.undone': ({ id }) => item(getTitle(id)).getByRole('button', { name: 'Undo' }).dispatchEvent('click'),
      'toast.withdrawn': ({ key }) => site.withdraw(key),
      'toast.timedOut': ({ id }) => clock.pass(notices[id - 1]?.duration ?? toastDuration),
      'toasts.held': ({ by }) => hold[by](),
      'toasts.released': ({ by }) => release[by](),
      'past.cleared': async () => {
        await openList()
        await clock.pass(500)
        await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
        await list.waitFor({ state: 'detached' })
        await closeList()
      },
    },
    states: {
      quiet: async () => region.waitFor({ state: 'detached' }),
      telling: () => items.first().waitFor(),
      held: async () => {
        await clock.pass(10 * toastDuration)
        await items.first().waitFor()
      },
    },
  }
  return {
    ...journey,
    isRefused: async (entity: string) => {
      if (new URL(page.url()).pathname !== pathWithoutNews) await arriveOrFollow(page, pathWithoutNews)
      // One call of the page is refused: several would tell the same again, who knows when.
      await connection.hold('CompanyNews')
      await followLink(page, '/home')
      claim('400')
      await connection.release({ kind: 'changes', operations: [{ ...unknownRead, PrefetchPath: entity }] })
      await item(`There is no entity "${entity}".`).waitFor()
    },
    close: (title: string) => item(title).getByRole('button', { name: 'Close' }).click(),
    isShown: (kind: NoticeKind, title: string) => seesNotice(page, kind, title),
    passTime: clock.pass,
    shows: {
      titles: () => items.locator('p:first-of-type').allInnerTexts(),
      past: async () => {
        await openList()
        // What is loaded late is shown a moment later, by a clock that may stand still.
        await clock.pass(500)
        await list.waitFor()
        const titles = await list.getByRole('listitem').locator('p:first-of-type').allInnerTexts()
        await closeList()
        return titles.map((title) => title.replace(/^\w+:\s+/, ''))
      },
    },
  }
}

export type ToastQueueJourney = ReturnType<typeof toastQueueInBrowser>

async function arriveOrFollow(page: Page, address: string) {
  if (page.url() === 'about:blank') return visitPage(page, address)
  await followLink(page, address)
  await page.getByRole('heading', { level: 1, name: 'Current Opportunities' }).waitFor()
}
