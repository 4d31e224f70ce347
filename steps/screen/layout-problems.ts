import type { Page } from 'playwright-core'

function excess() {
  const dialog = document.querySelector('[role=dialog]')
  const boxes = [document.documentElement, ...(dialog ? [dialog, dialog.parentElement ?? dialog] : [])]
  return Math.max(0, ...boxes.map((box) => box.scrollWidth - box.clientWidth))
}

export async function listHorizontalOverflow(page: Page): Promise<ReadonlyArray<string>> {
  const overflow = await page.evaluate(excess)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []
}

function partsOutside() {
  const isHeld = (element: Element) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true
    return false
  }
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    const isOutside = width > 1 && (right > innerWidth + 1 || left < -1)
    if (!isOutside || !element.checkVisibility({ visibilityProperty: true }) || isHeld(element)) return []
    return [`<${element.localName}> "${element.textContent.trim().slice(0, 40)}" stands from ${left} to ${right} px`]
  })
}

export const listPartsOutside = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(partsOutside)

function smallText(factor: number) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    const words = text.nodeValue?.trim() ?? ''
    if (
      !around ||
      words === '' ||
      around.closest('svg') ||
      !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    const { width, height } = around.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const isReading = around.closest('p, li, dd, td, figcaption') && (around.textContent?.trim().length ?? 0) > 60
    const size = Number.parseFloat(getComputedStyle(around).fontSize)
    if (size < (isReading ? 15 : 14) * factor - 0.01) found.push(`${size} px: ${words.slice(0, 60)}`)
  }
  return found
}

export const listSmallText = (page: Page, factor: number): Promise<ReadonlyArray<string>> =>
  page.evaluate(smallText, factor)

/** From edge to edge, above the footer: what is as dark as ink, without a gap between. */
function darkBands() {
  const isDark = (color: string) => {
    const [red = 255, green = 255, blue = 255, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return opacity > 0.5 && Math.max(red, green, blue) < 100
  }
  const footer = document.querySelector('body footer:last-of-type')
  const bands: { bottom: number; words: string }[] = []
  const boxes = [...document.querySelectorAll('body *')].filter((box) => {
    const { position, backgroundColor } = getComputedStyle(box)
    const { width, height } = box.getBoundingClientRect()
    const isWide = width > innerWidth * 0.9 && height > 24
    return isWide && position !== 'fixed' && !footer?.contains(box) && isDark(backgroundColor)
  })
  for (const box of boxes.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)) {
    const { top, bottom } = box.getBoundingClientRect()
    const last = bands.at(-1)
    if (last && top <= last.bottom + 1) last.bottom = Math.max(last.bottom, bottom)
    else bands.push({ bottom, words: (box.textContent ?? '').trim().slice(0, 60) })
  }
  return bands.map(({ words }) => words)
}

/** A page has two grounds of evergreen at most (docs/design.md). */
export const listExcessGrounds = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await page.evaluate(darkBands)).slice(2)

type Shift = { readonly value: number; readonly moved: ReadonlyArray<string | undefined> }
type Holder = { shifts: Shift[]; isFirstFrameComplete: boolean }

export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const holder = Object.assign(window as unknown as Holder, { shifts: [], isFirstFrameComplete: false })
    requestAnimationFrame(() => {
      holder.isFirstFrameComplete = document.querySelector('footer') !== null
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        sources: { node: Partial<Element> | null }[]
      }[])
        holder.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 80)),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const read = <Name extends keyof Holder>(name: Name) =>
    page.evaluate((key) => (window as unknown as Holder)[key], name) as Promise<Holder[Name]>
  return { shifts: () => read('shifts'), isFirstFrameComplete: () => read('isFirstFrameComplete') }
}
