import type { Locator, Page } from 'playwright-core'

export type Effort = { readonly taps: number; readonly scrolls: number }

export type Finger = {
  readonly tap: (place: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  /** Two taps: one opens the list of the device, one chooses. */
  readonly choose: (field: Locator, label: string) => Promise<void>
  /** Two taps: one opens the files of the device, one chooses. */
  readonly attach: (field: Locator, name: string) => Promise<void>
  readonly effort: () => Effort
}

const isInView = (place: Locator) =>
  place.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Taps, writes and counts. What the device shows itself, lists and files, counts two taps. */
export function createFinger(page: Page): Finger {
  const effort = { taps: 0, scrolls: 0 }
  const reach = async (place: Locator, taps: number) => {
    await place.waitFor()
    if (!(await isInView(place))) effort.scrolls += 1
    effort.taps += taps
  }
  const tap = async (place: Locator) => {
    await reach(place, 1)
    await place.tap()
  }
  return {
    tap,
    write: async (field, text) => {
      await tap(field)
      await page.keyboard.insertText(text)
    },
    choose: async (field, label) => {
      await reach(field, 2)
      await field.selectOption({ label })
    },
    attach: async (field, name) => {
      effort.taps += 2
      const buffer = Buffer.from('Twelve years of counting.')
      await field.setInputFiles({ name, mimeType: 'text/plain', buffer })
    },
    effort: () => ({ ...effort }),
  }
}
