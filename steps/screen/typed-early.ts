import type { Page } from 'playwright-core'

/** What a field holds, by its name: a text, a choice, or the value of a box that is ticked. */
export type Written = readonly [name: string, value: string]

/** The control of a name: of boxes the one with this value. */
const controlOf = (page: Page, [name, value]: Written) =>
  page.locator(`main [name="${name}"]:not([type=checkbox]), main [name="${name}"][value="${value}"]`)

/** Writes, chooses and ticks as somebody does who goes on from field to field. */
export async function write(page: Page, all: ReadonlyArray<Written>): Promise<void> {
  for (const written of all) {
    const control = controlOf(page, written)
    const kind = await control.evaluate((found) =>
      found instanceof HTMLSelectElement ? 'select' : found.getAttribute('type'),
    )
    if (kind === 'checkbox') await control.check()
    else if (kind === 'select') await control.selectOption(written[1])
    else await control.pressSequentially(written[1])
  }
}

type Seen = { __seen: string[] }

/** Looks at fields in each frame from now on. @returns all that stood in them in any frame */
export async function watchFields(page: Page, all: ReadonlyArray<Written>): Promise<() => Promise<unknown[]>> {
  await page.evaluate((written) => {
    const seen = ((globalThis as unknown as Seen).__seen = [] as string[])
    const look = () => {
      const now = written.map(([name, value]) => {
        const named = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
        const box = named.find((each) => each.type === 'checkbox' && each.value === value)
        return [name, box ? (box.checked ? value : '') : (named[0]?.value ?? null)]
      })
      const words = JSON.stringify(now)
      if (!seen.includes(words)) seen.push(words)
      requestAnimationFrame(look)
    }
    look()
  }, all)
  return () => page.evaluate(() => (globalThis as unknown as Seen).__seen.map((words) => JSON.parse(words) as unknown))
}

/** When something is done that no hand is quick enough for: hydration has begun, or the machines of the site are to start. */
export type Moment = 'hydration begins' | 'the site starts'

/** Writes, ticks and presses at such a moment of the next page that opens. @param pressed words of a button */
export const actAt = (page: Page, moment: Moment, written: ReadonlyArray<Written>, pressed: string) =>
  page.addInitScript(actInPage, { moment, written: [...written], pressed })

type Act = { moment: Moment; written: Written[]; pressed: string }
type Site = { start: () => Iterator<undefined> }

/** Runs in the page. */
function actInPage({ moment, written, pressed }: Act) {
  const put = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
    // As a hand does it: nothing of the page is told but by the events.
    const prototype = Object.getPrototypeOf(control) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const act = () => {
    for (const [name, value] of written) {
      const named = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
      const box = named.find((each) => each.type === 'checkbox' && each.value === value)
      if (box) box.click()
      else if (named[0]) put(named[0], value)
    }
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
    const label = `[aria-label="${pressed}"]`
    buttons.find((button) => button.textContent === pressed || button.querySelector(label))?.click()
  }
  if (moment === 'the site starts') {
    Object.assign(globalThis, {
      __takeSite: (site: Site) => {
        const { start } = site
        site.start = () => {
          act()
          return start.call(site)
        }
      },
    })
    return
  }
  // React listens at the root before it begins.
  const { addEventListener } = EventTarget.prototype
  let isOver = false
  EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...given) {
    if (!isOver && this instanceof Element && this.id === 'root') {
      isOver = true
      queueMicrotask(act)
    }
    addEventListener.apply(this, given)
  }
}
