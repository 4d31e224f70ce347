import type { Page } from 'playwright-core'

export type FieldEntry = readonly [name: string, value: string]

const locateControl = (page: Page, [name, value]: FieldEntry) =>
  page.locator(`main [name="${name}"]:not([type=checkbox]), main [name="${name}"][value="${value}"]`)

export async function write(page: Page, all: ReadonlyArray<FieldEntry>): Promise<void> {
  for (const written of all) {
    const control = locateControl(page, written)
    const kind = await control.evaluate((found) =>
      found instanceof HTMLSelectElement ? 'select' : found.getAttribute('type'),
    )
    if (kind === 'checkbox') await control.check()
    else if (kind === 'select') await control.selectOption(written[1])
    else await control.pressSequentially(written[1])
  }
}

type FieldLog = { __seen: string[] }

export async function watchFields(page: Page, all: ReadonlyArray<FieldEntry>): Promise<() => Promise<unknown[]>> {
  await page.evaluate((written) => {
    const seen = ((globalThis as unknown as FieldLog).__seen = [] as string[])
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
  return () =>
    page.evaluate(() => (globalThis as unknown as FieldLog).__seen.map((words) => JSON.parse(words) as unknown))
}

export type Moment = 'hydration begins' | 'the site starts'

export const scheduleAction = (page: Page, moment: Moment, written: ReadonlyArray<FieldEntry>, pressed: string) =>
  page.addInitScript(actInPage, { moment, written: [...written], pressed })

type Act = { moment: Moment; written: FieldEntry[]; pressed: string }
type Site = { start: () => Iterator<undefined> }

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
    const buttons = [...document.querySelectorAll<HTMLElement>('button')]
    const label = `[aria-label="${pressed}"]`
    if (pressed !== '') buttons.find((button) => button.textContent === pressed || button.querySelector(label))?.click()
  }
  if (moment === 'the site starts') {
    Object.assign(globalThis, {
      __receiveSite: (site: Site) => {
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
