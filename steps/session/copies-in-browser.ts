import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import { openOtherTab, type OtherTab } from '../worlds/other-tab.ts'
import { readToken, fetchToken } from './tokens-in-browser.ts'
import { walker } from '../account-login/accounts.ts'

export function createTabTokenExchange(page: Page) {
  let tab: OtherTab | null = null
  let token = ''
  const otherTab = async () => (tab ??= await openOtherTab(page, 'access_token'))
  return {
    note: async () => {
      await sees(async () => (await readToken(page, 'tab')) !== null, true)
      token = (await readToken(page, 'tab')) ?? ''
    },
    refresh: async () => {
      const to = await fetchToken(page, walker.email, walker.password)
      await (await otherTab()).say({ from: token, to })
    },
    ask: async () => {
      const { say, heard } = await otherTab()
      await say({ from: token })
      await sees(async () => (await heard()).some((said) => 'to' in said && said.to !== undefined), true)
    },
  }
}
