import type { Page } from 'playwright-core'
import { write, type FieldEntry } from './typed-early.ts'

export type Press = {
  readonly unfolded?: string
  readonly written?: ReadonlyArray<FieldEntry>
  readonly pressed?: string
}

export const state = {
  address: '/careers/open',
  count: '41 jobs',
  boxes: [] as string[],
  saved: [] as string[],
  stored: [] as string[],
  consent: '',
  isAsked: true,
}

export const readState = (page: Page): Promise<typeof state> =>
  page.evaluate(() => {
    const list = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)]
    const isShown = (element: Element) => element.checkVisibility()
    return {
      address: `${location.pathname}${location.search}`,
      count: list('main p').find((line) => /^\d+ jobs?$/.test(line.textContent))?.textContent ?? '',
      boxes: list<HTMLInputElement>('form input:checked').map(({ value }) => value),
      saved: list('button[aria-pressed=true]').flatMap((button) =>
        [...button.querySelectorAll('svg')].filter(isShown).map((icon) => icon.getAttribute('aria-label') ?? ''),
      ),
      stored: (JSON.parse(localStorage.getItem('saved_jobs') ?? '[]') as { id: string }[]).map(({ id }) => id),
      consent: document.cookie.split('; ').find((each) => each.startsWith('cookie_preferences=')) ?? '',
      isAsked: list('button').some((button) => button.textContent === 'Disable All' && isShown(button)),
    }
  })

export async function act(page: Page, { unfolded, written = [], pressed }: Press) {
  if (unfolded !== undefined) await page.locator('summary', { hasText: unfolded }).click()
  await write(page, written)
  if (pressed !== undefined) await page.getByRole('button', { name: pressed }).click()
}
