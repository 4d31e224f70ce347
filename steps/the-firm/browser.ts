import type { BrowserVisit } from '../worlds/browser-visit.ts'

export function countYearsSinceFounding() {
  const [year = 0, month = 0, day = 0] = new Date().toISOString().slice(0, 10).split('-').map(Number)
  const isPastAnniversary = month > 6 || (month === 6 && day >= 3)
  return isPastAnniversary ? year - 1973 : year - 1974
}

export function theFirmInBrowser({ page }: BrowserVisit) {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const main = page.getByRole('main')
  return {
    choose: async (entry: string) => {
      const [first = '', second] = entry.split(' > ')
      if (second !== undefined) await menu.locator('summary', { hasText: first }).filter({ visible: true }).click()
      await menu.getByRole('link', { name: second ?? first, exact: true }).click()
    },
    shows: {
      parts: () => main.getByRole('heading', { level: 2 }).allInnerTexts(),
      part: async (name: string) => {
        const part = await main.getByRole('region', { name, exact: true }).ariaSnapshot()
        return part.replaceAll('"', '').replaceAll(/\n\s*- paragraph: /g, ' ')
      },
      tools: () =>
        page
          .getByRole('banner')
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const icon = button.querySelector('[role=img]')?.getAttribute('aria-label')
              return button.getAttribute('aria-label') ?? icon ?? button.textContent ?? ''
            }),
          ),
      forms: () =>
        main.getByRole('form').evaluateAll((forms) => forms.map((form) => form.getAttribute('aria-label') ?? '')),
    },
  }
}
