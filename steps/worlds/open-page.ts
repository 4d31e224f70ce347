import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { recordAnnouncements } from '../arrival/page-reader.ts'
import { answerCookies } from '../cookie-consent/browser.ts'
import { patience } from '../harness/sees.ts'
import { awaitHeardRoutes } from './heard-routes.ts'
import type { OpenSite } from './open-site.ts'
import { makeStage } from './stage.ts'
import { translatePages } from './translation.ts'
import { watchForErrors } from './watch-for-errors.ts'

export type OpenPage = {
  readonly context: BrowserContext
  readonly page: Page
  readonly claim: (text: string) => void
  readonly drainUnclaimed: () => ReadonlyArray<string>
  readonly leave: () => Promise<void>
}

export type Opening = BrowserContextOptions & {
  readonly hasAnswered?: boolean
  /** Opens pages in the existing document; proves nothing about what only a new document does. */
  readonly isOnStage?: boolean
  readonly isStrict?: boolean
  /** An act that is said twice is an error. */
  readonly isHeard?: boolean
  /** As a browser that translates what it shows. */
  readonly isTranslated?: boolean
}

/** Every test must open its page here, so that no error in it goes unnoticed. */
export async function openPage(
  { contexts, address }: Pick<OpenSite, 'contexts' | 'address'>,
  {
    hasAnswered = true,
    isStrict = false,
    isOnStage = false,
    isHeard = false,
    isTranslated = false,
    ...options
  }: Opening = {},
): Promise<OpenPage> {
  const context = await contexts.take(options, isOnStage)
  context.setDefaultTimeout(patience)
  if (hasAnswered) await answerCookies(context, address)
  if (isHeard && !isOnStage) await context.addInitScript(recordAnnouncements)
  if (isTranslated) await translatePages(context)
  const { claim, drainUnclaimed, rejectUnclaimed, stop } = watchForErrors(context, { isStrict })
  const [page = await context.newPage()] = context.pages()
  awaitHeardRoutes(page)
  if (isOnStage) makeStage(page)
  const leave = async () => {
    await contexts.releaseContext(context)
    stop()
    rejectUnclaimed()
  }
  return { context, page, claim, drainUnclaimed, leave }
}
