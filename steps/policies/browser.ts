import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'

export function policiesInBrowser({ page }: BrowserVisit) {
  const main = page.getByRole('main')
  const panels = main.locator('details')
  const panel = (title: string) => panels.filter({ has: page.locator('summary', { hasText: title }) })
  return {
    open: async (address: string) => {
      await page.goto('about:blank')
      await visitPage(page, address)
    },
    followFooter: (link: string) => page.getByRole('contentinfo').getByRole('link', { name: link }).click(),
    turn: (title: string) => panel(title).locator('summary').click(),
    shows: {
      title: () => page.title(),
      openPanels: () => main.locator('details[open] > summary').allInnerTexts(),
      panels: () => panels.count(),
      text: async (title: string) => (await panel(title).locator('> div').innerText()).replace(/\s+/g, ' '),
      focused: () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''),
    },
  }
}
