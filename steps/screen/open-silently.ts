import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { accountMenu } from '../session/account-menu.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { walker } from '../account-login/accounts.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import type { KnownAddress } from './page-addresses.ts'
import { prepareVisualStates, widths } from './all-visual-states.ts'
import { openPage, type OpenPage, type Opening } from '../worlds/open-page.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'
import { waitForFaces } from './typefaces.ts'

type SilentPage = Pick<OpenPage, 'page' | 'claim'> & {
  readonly open: (known: KnownAddress, widths: ReadonlyArray<number>) => Promise<ReadonlyArray<string>>
  readonly signIn: () => Promise<void>
}

export function widthsInTurn(index: number): ReadonlyArray<number> {
  const first = index % widths.length
  return [...widths.slice(first), ...widths.slice(0, first)]
}

type Prepare = Parameters<typeof provideWorkerSite>[0]

/** A playing film never stops loading parts. */
const ends = (kind: string) => kind !== 'media'

function followRequests(page: Page) {
  const waiting = new Map<object, string>()
  page.on('request', (request) => ends(request.resourceType()) && waiting.set(request, request.url()))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return () => [...waiting.values()]
}

const draw = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

function silentPage({ page, claim, drainUnclaimed }: OpenPage, origin: string): SilentPage {
  const waiting = followRequests(page)
  const watchAtWidth = async (width: number, arrive?: () => Promise<void>) => {
    await page.setViewportSize({ width, height: 800 })
    await arrive?.()
    await page.evaluate(draw)
    await expect.poll(waiting, { interval: 5 }).toEqual([])
    await page.evaluate(draw)
    return drainUnclaimed().map((line) => `${width} px: ${line}`)
  }
  let isSignedIn = false
  return {
    page,
    claim,
    async signIn() {
      if (isSignedIn) return
      await watchAtWidth(1280, () => visitPage(page, '/account-login'))
      await submitSignInForm(page, walker.email, walker.password, true)
      await accountMenu(page).toggle.waitFor()
      isSignedIn = true
    },
    open: async ({ address, isUnknown = false }, [first = 1280, ...others]) => {
      if (isUnknown) claim(`404 (Not Found) ${origin}${address}`)
      const heard = await watchAtWidth(first, async () => {
        // From the same page an address with a fragment would only be scrolled to; from an empty one all others come slower.
        if (address.includes('#')) await page.goto('about:blank')
        await visitPage(page, address)
        await waitForFaces(page)
      })
      for (const width of others) heard.push(...(await watchAtWidth(width)))
      return heard
    },
  }
}

export function openSilently(opening: Opening = {}, prepare: Prepare = prepareVisualStates): () => SilentPage {
  const site = provideWorkerSite(prepare)
  let opened: OpenPage
  let silent: SilentPage
  beforeAll(async () => {
    opened = await openPage(site(), { isStrict: true, isHeard: true, ...opening })
    silent = silentPage(opened, site().address)
  })
  afterAll(() => opened.leave())
  return () => silent
}
