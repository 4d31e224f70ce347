import type { Page } from 'playwright-core'

export const accountMenu = (page: Page) => {
  // A dialog hides the header from the accessibility tree, and whose page it is stays in sight.
  const includeHidden = true
  const banner = page.getByRole('banner', { includeHidden })
  const signIn = banner.getByRole('link', { name: 'Sign In', exact: true, includeHidden }).filter({ visible: true })
  const toggle = banner
    .locator('summary')
    .filter({ hasText: /account of/ })
    .or(
      banner.locator('summary').filter({ has: page.getByRole('img', { name: 'Account', exact: true, includeHidden }) }),
    )
  const menu = banner.locator('details').filter({ hasText: 'Sign Out' })
  return {
    signIn,
    toggle,
    /** '' while the name is not known, null when nobody is signed in. */
    name: async () => {
      // One look: what is asked of one after the other may change between.
      const shown = signIn.or(toggle).filter({ visible: true }).first()
      const text = await shown.evaluate((found: HTMLElement) =>
        found instanceof HTMLAnchorElement ? null : found.innerText,
      )
      return text === null ? null : (/account of (.*)/.exec(text)?.[1]?.trim() ?? '')
    },
    entries: () => menu.getByRole('listitem').filter({ visible: true }).allInnerTexts(),
    choose: async (entry: string) => {
      await toggle.click()
      await menu.getByText(entry, { exact: true }).click()
    },
  }
}
