import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { answerCookies } from '../cookie-consent/browser.ts'
import { patience } from '../harness/patience.ts'
import type { OpenSite } from './open-site.ts'
import { makeStage } from './stage.ts'
import { watchForErrors } from './watch-for-errors.ts'

/** A page in a browser of its own. */
export type OpenPage = {
  readonly context: BrowserContext
  readonly page: Page
  /** Says that an error which holds this text is expected. */
  readonly claim: (text: string) => void
  /** What went wrong since it was last asked, and was not expected. */
  readonly takeUnclaimed: () => ReadonlyArray<string>
  /** Closes the browser. @throws when something went wrong in it that was not expected. */
  readonly leave: () => Promise<void>
}

/** What the browser of a visit is like. */
export type Opening = BrowserContextOptions & {
  /** Whether the visitor has answered what the site asks about cookies; yes unless said. */
  readonly hasAnswered?: boolean
  /** Whether pages are opened in the document that is there; then nothing is proved of what only a new document does. */
  readonly isOnStage?: boolean
  /** Whether every line of the console is wrong, and not only its errors. */
  readonly isStrict?: boolean
}

/** Opens a browser with an empty page. Every test begins here, so that none can overlook what goes wrong in its page. */
export async function openPage(
  { contexts, address }: Pick<OpenSite, 'contexts' | 'address'>,
  { hasAnswered = true, isStrict = false, isOnStage = false, ...options }: Opening = {},
): Promise<OpenPage> {
  const context = await contexts.take(options, isOnStage)
  context.setDefaultTimeout(patience)
  if (hasAnswered) await answerCookies(context, address)
  const { claim, takeUnclaimed, rejectUnclaimed, stop } = watchForErrors(context, { isStrict })
  const [page = await context.newPage()] = context.pages()
  if (isOnStage) makeStage(page)
  const leave = async () => {
    await contexts.giveBack(context)
    stop()
    rejectUnclaimed()
  }
  return { context, page, claim, takeUnclaimed, leave }
}
