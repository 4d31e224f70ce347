import { closeStage, holdsStage, needDocument } from './stage.ts'
import type { Browser, CDPSession, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core'

export type BrowserContexts = {
  /** A browser that holds nothing of a visitor: the one that was left, with the site's files and compiled code, or a new one. */
  readonly take: (options: BrowserContextOptions, isOnStage?: boolean) => Promise<BrowserContext>
  /** Ends a visit. */
  readonly giveBack: (context: BrowserContext) => Promise<void>
}

/** A browser for one visit after the other, with its one page. */
type Kept = {
  readonly context: BrowserContext
  readonly page: Page
  /** Opens a way to the browser's own tools, which is closed by the one who opened it. */
  readonly openTools: () => Promise<CDPSession>
  /** What the visit added to its pages, and how it is taken back. */
  readonly additions: Array<Promise<Pick<Disposable, 'dispose'>>>
  /** Whether the visit took the time of its pages in hand, which nothing gives back. */
  isTimeTaken: boolean
}

/** An address of the site that runs no script. */
const quietPage = '/robots.txt'

/** An address of the site with nothing to see and no script of its own, and of no origin, so that nobody can go back to it. */
export const emptyPage = '/empty'

/** What an open page can be told, and what it is told when a visit does not say. */
const preferences = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

const settable = new Set(['viewport', ...Object.keys(preferences)])

const isSettable = (options: BrowserContextOptions) => Object.keys(options).every((option) => settable.has(option))

/** What a visit adds to every page until it is taken back. */
const additions = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const

/** The time of a page is taken by whatever is asked of its clock: one that was not installed begins in 1970. */
const takingTime = [
  'install',
  'setFixedTime',
  'setSystemTime',
  'pauseAt',
  'resume',
  'runFor',
  'fastForward',
] as const satisfies ReadonlyArray<keyof BrowserContext['clock']>

/** What the tests listen to in a page. */
const heard = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror', 'dialog'] as const

type Act = (...given: unknown[]) => Promise<unknown>

/** Has something done with the promise of each of these calls. */
function follow(part: object, names: ReadonlyArray<string>, then: (called: Promise<unknown>) => void) {
  for (const name of names) {
    const act = Reflect.get(part, name) as Act
    Reflect.set(part, name, (...given: unknown[]) => {
      const called = act.apply(part, given)
      then(called)
      return called
    })
  }
}

async function open(browser: Browser, origin: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const newSession = context.newCDPSession.bind(context)
  const kept: Kept = { context, page, openTools: () => newSession(page), additions: [], isTimeTaken: false }
  const keep = (called: Promise<unknown>) => kept.additions.push(called as Promise<Pick<Disposable, 'dispose'>>)
  follow(context, additions, keep)
  follow(page, additions, keep)
  for (const part of [context, page]) follow(part, ['addInitScript'], () => needDocument(page))
  // A slow line, say, lasts as long as the way by which it was asked for.
  follow(context, ['newCDPSession'], (opened) =>
    keep(opened.then((session) => ({ dispose: () => (session as CDPSession).detach() }))),
  )
  follow(context.clock, takingTime, () => {
    kept.isTimeTaken = true
  })
  return kept
}

/** Gives the page the window and the preferences of the one who comes. */
async function receive({ page }: Kept, { viewport, ...given }: BrowserContextOptions) {
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({ media: null, ...preferences, ...given })
}

async function forgetPages({ page, openTools }: Pick<Kept, 'page' | 'openTools'>) {
  await page.goto(emptyPage)
  const session = await openTools()
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/**
 * Takes back what the visit did. The page goes to an address of the site that runs no script: what it was about to send is
 * given up before the routes that hold it go, and the site's scripts stay in the memory of its process, which an empty page
 * would clear. From there it clears the storage of its tab: a process remembers what it has read of that, and is not told when
 * somebody else clears it.
 */
async function clean(kept: Kept, origin: string) {
  const { context, page, openTools, additions: added } = kept
  const others = context.pages().filter((tab) => tab !== page)
  await Promise.all(others.map((tab) => tab.close()))
  await context.setOffline(false)
  const hasAdditions = added.length > 0
  const isClosed = (await closeStage(page)) && !hasAdditions
  await Promise.all(added.splice(0).map(async (addition) => (await addition).dispose()))
  if (!isClosed) await page.goto(quietPage)
  await page.mouse.move(0, 0)
  for (const event of heard) page.removeAllListeners(event)
  const session = await openTools()
  await Promise.all([
    page.unrouteAll(),
    context.unrouteAll(),
    context.clearPermissions(),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ])
  if (isClosed) await session.send('Page.resetNavigationHistory')
  await session.detach()
  if (isClosed) return
  await page.evaluate(() => sessionStorage.clear())
  await forgetPages(kept)
}

/**
 * One browser for one visit after the other. Anyone who comes while it is in use, or wants another kind of browser, gets one
 * of her own; and so does anyone who comes after a visit that did what cannot be taken back.
 */
export function createBrowserContexts(browser: Browser, origin: string): BrowserContexts {
  let kept: Kept | undefined
  let isFree = true
  return {
    async take(options, isOnStage = false) {
      if (!isFree || !isSettable(options)) return browser.newContext({ baseURL: origin, ...preferences, ...options })
      isFree = false
      kept ??= await open(browser, origin)
      if (!isOnStage && (await holdsStage(kept.page))) await forgetPages(kept)
      await receive(kept, options)
      return kept.context
    },
    async giveBack(context) {
      if (context !== kept?.context) return context.close()
      if (kept.isTimeTaken || kept.page.isClosed()) {
        kept = undefined
        await context.close()
      } else await clean(kept, origin)
      isFree = true
    },
  }
}
