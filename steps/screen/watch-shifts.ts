import type { Page } from 'playwright-core'

type Shift = { readonly value: number; readonly moved: ReadonlyArray<string | undefined> }
type Holder = { shifts: Shift[]; isFirstFrameComplete: boolean }

export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const holder = Object.assign(window as unknown as Holder, { shifts: [], isFirstFrameComplete: false })
    requestAnimationFrame(() => {
      holder.isFirstFrameComplete = document.querySelector('footer') !== null
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Element | null }[] }[])
        holder.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => node?.outerHTML.slice(0, 80)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const read = <Name extends keyof Holder>(name: Name) =>
    page.evaluate((key) => (window as unknown as Holder)[key], name) as Promise<Holder[Name]>
  return { shifts: () => read('shifts'), isFirstFrameComplete: () => read('isFirstFrameComplete') }
}
