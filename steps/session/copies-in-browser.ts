import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import { openOtherTab, type OtherTab } from '../worlds/other-tab.ts'
import { readToken, tokenFor } from './tokens-in-browser.ts'
import { walker } from './walker.ts'

/** What copies of a tab say of its token, said by another tab of the same browser. */
export function copiesInBrowser(page: Page) {
  let tab: OtherTab | null = null
  /** The token that was noted. */
  let token = ''
  const otherTab = async () => (tab ??= await openOtherTab(page, 'access_token'))
  return {
    /** Notes the token of the tab, once it has one of its own. */
    note: async () => {
      await sees(async () => (await readToken(page, 'tab')) !== null, true)
      token = (await readToken(page, 'tab')) ?? ''
    },
    /** Says that the token that was noted has been refreshed. */
    refresh: async () => {
      const to = await tokenFor(page, walker.email, walker.password)
      await (await otherTab()).say({ from: token, to })
    },
    /** Asks what the token that was noted was refreshed to, and waits for the answer. */
    ask: async () => {
      const { say, heard } = await otherTab()
      await say({ from: token })
      await sees(async () => (await heard()).some((said) => 'to' in said && said.to !== undefined), true)
    },
  }
}
