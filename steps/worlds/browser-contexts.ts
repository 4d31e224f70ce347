import { closeStage, hasStage, needDocument } from './stage.ts'
import type { Browser, CDPSession, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core'

export type BrowserContexts = {
  readonly take: (options: BrowserContextOptions, isOnStage?: boolean) => Promise<BrowserContext>
  readonly releaseContext: (context: BrowserContext) => Promise<void>
}

type ReusableContext = {
  readonly context: BrowserContext
  readonly page: Page
  readonly openTools: () => Promise<CDPSession>
  readonly additions: Array<Promise<Pick<Disposable, 'dispose'>>>
  isClockInstalled: boolean
}

const quietPage = '/robots.txt'

export const emptyPage = '/empty'

const preferences = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

const settable = new Set(['viewport', ...Object.keys(preferences)])

const isSettable = (options: BrowserContextOptions) => Object.keys(options).every((option) => settable.has(option))

const additions = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const

/** Each of these takes over the clock for good: one that was not installed begins in 1970. */
const clockMethods = [
  'install',
  'setFixedTime',
  'setSystemTime',
  'pauseAt',
  'resume',
  'runFor',
  'fastForward',
] as const satisfies ReadonlyArray<keyof BrowserContext['clock']>

const pageEvents = [
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'console',
  'pageerror',
  'dialog',
] as const

type Act = (...given: unknown[]) => Promise<unknown>

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

async function open(browser: Browser, origin: string): Promise<ReusableContext> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const newSession = context.newCDPSession.bind(context)
  const kept: ReusableContext = {
    context,
    page,
    openTools: () => newSession(page),
    additions: [],
    isClockInstalled: false,
  }
  const keep = (called: Promise<unknown>) => kept.additions.push(called as Promise<Pick<Disposable, 'dispose'>>)
  follow(context, additions, keep)
  follow(page, additions, keep)
  for (const part of [context, page]) follow(part, ['addInitScript'], () => needDocument(page))
  // A slow line, say, lasts as long as the way by which it was asked for.
  follow(context, ['newCDPSession'], (opened) =>
    keep(opened.then((session) => ({ dispose: () => (session as CDPSession).detach() }))),
  )
  follow(context.clock, clockMethods, () => {
    kept.isClockInstalled = true
  })
  return kept
}

async function receive({ page }: ReusableContext, { viewport, ...given }: BrowserContextOptions) {
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({ media: null, ...preferences, ...given })
}

async function forgetPages({ page, openTools }: Pick<ReusableContext, 'page' | 'openTools'>) {
  await page.goto(emptyPage)
  const session = await openTools()
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/**
 * Goes to a script-free page first: pending requests must end before the routes that hold them, and an empty page would
 * drop the compiled scripts. Session storage is cleared from there, as its process caches it.
 */
async function clean(kept: ReusableContext, origin: string) {
  const { context, page, openTools, additions: added } = kept
  const others = context.pages().filter((tab) => tab !== page)
  await Promise.all(others.map((tab) => tab.close()))
  await context.setOffline(false)
  const hasAdditions = added.length > 0
  const isClosed = (await closeStage(page)) && !hasAdditions
  await Promise.all(added.splice(0).map(async (addition) => (await addition).dispose()))
  if (!isClosed) await page.goto(quietPage)
  await page.mouse.move(0, 0)
  for (const event of pageEvents) page.removeAllListeners(event)
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

/** One context is reused. A parallel visit, other options, or a visit after one that cannot be undone gets a new one. */
export function createBrowserContexts(browser: Browser, origin: string): BrowserContexts {
  let kept: ReusableContext | undefined
  let isFree = true
  return {
    async take(options, isOnStage = false) {
      if (!isFree || !isSettable(options)) return browser.newContext({ baseURL: origin, ...preferences, ...options })
      isFree = false
      kept ??= await open(browser, origin)
      if (!isOnStage && (await hasStage(kept.page))) await forgetPages(kept)
      await receive(kept, options)
      return kept.context
    },
    async releaseContext(context) {
      if (context !== kept?.context) return context.close()
      if (kept.isClockInstalled || kept.page.isClosed()) {
        kept = undefined
        await context.close()
      } else await clean(kept, origin)
      isFree = true
    },
  }
}
