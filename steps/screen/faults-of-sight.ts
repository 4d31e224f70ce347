import type { Page } from 'playwright-core'

/** What a mode asks of what is seen. */
export type SightBounds = {
  /** The least contrast of text with its ground (WCAG 1.4.3). */
  readonly contrast: number
  /** Whether grounds are left out, as printers do, and text stands on white. */
  readonly isOnPaper?: boolean
}

/** Runs in the page: text and controls that stand outside the window, are cut off or covered, or are too close to their ground. */
function faultsOfSight({ contrast, isOnPaper = false }: SightBounds): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
  type Ink = readonly [red: number, green: number, blue: number, alpha: number]
  const found = new Set<string>()
  // An open dialog covers what is behind it, which answers to nothing.
  const place = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  /** Elements around one, and itself, up to the body, and what each does with what it holds. */
  type Around = {
    element: Element
    cutsX: boolean
    cutsY: boolean
    scrolls: boolean
    isFixed: boolean
    isForListeners: boolean
  }
  const known = new Map<Element, ReadonlyArray<Around>>()
  const aroundOf = (element: Element): ReadonlyArray<Around> => {
    if (element === document.body || !element.parentElement) return []
    const before = known.get(element)
    if (before) return before
    const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(element)
    const isBox = display !== 'contents' && display !== 'inline'
    const { width, height } = element.getBoundingClientRect()
    const around = {
      element,
      cutsX: isBox && /hidden|clip/.test(overflowX),
      cutsY: isBox && /hidden|clip/.test(overflowY),
      scrolls: isBox && /auto|scroll/.test(overflowX + overflowY),
      isFixed: position === 'fixed',
      // What is cut off to a point is read out and not seen.
      isForListeners: clipPath === 'inset(50%)' || (isBox && overflowX !== 'visible' && (width <= 1 || height <= 1)),
    }
    const list = [around, ...aroundOf(element.parentElement)]
    known.set(element, list)
    return list
  }
  const isLookedAt = (element: Element) =>
    isSeen(element) && !element.closest('[inert]') && !aroundOf(element).some(({ isForListeners }) => isForListeners)

  /** Letters stand within their line, which may come closer to the next one than its box says. */
  const lettersIn = ({ left, right, top, bottom }: Box): Box => {
    const spare = (bottom - top) / 4
    return { left, right, top: top + spare, bottom: bottom - spare }
  }
  const linesOf = (text: Node) => {
    const range = new Range()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(lettersIn)
  }
  /** By how many px a box reaches out of what cuts it, or out of the window. */
  const cutOf = (box: Box, element: Element) => {
    const cuts = [box.right - innerWidth, -box.left]
    for (const { element: around, cutsX, cutsY } of aroundOf(element)) {
      if (!cutsX && !cutsY) continue
      const edge = around.getBoundingClientRect()
      if (cutsX) cuts.push(box.right - edge.right, edge.left - box.left)
      if (cutsY) cuts.push(box.bottom - edge.bottom, edge.top - box.top)
    }
    return Math.max(...cuts)
  }
  /** Whether a box lies within what scrolls or cuts around it, as far as that is scrolled now. */
  const isWithin = (box: Box, element: Element) =>
    aroundOf(element).every(({ element: around, cutsX, cutsY, scrolls }) => {
      if (!cutsX && !cutsY && !scrolls) return true
      const edge = around.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom
    })

  const isInMiddle = ({ left, right, top, bottom }: Box) =>
    (top + bottom) / 2 > innerHeight / 4 &&
    (top + bottom) / 2 < (innerHeight * 3) / 4 &&
    left >= 0 &&
    right <= innerWidth
  /** Brings what is in a box to the middle of the window. */
  const bring = (element: Element, boxOf: () => Box | undefined) => {
    const box = boxOf()
    if (!box) return
    if (!isInMiddle(box)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { top = 0, bottom = 0 } = boxOf() ?? {}
    const off = (top + bottom) / 2 - innerHeight / 2
    if (Math.abs(off) > innerHeight / 4) scrollBy({ top: off, behavior: 'instant' })
  }

  const inkOf = (color: string): Ink => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return color.startsWith('rgb') ? [red, green, blue, alpha] : [0, 0, 0, 0]
  }
  const over = ([red, green, blue, alpha]: Ink, [under, below, beneath]: Ink): Ink => [
    red * alpha + under * (1 - alpha),
    green * alpha + below * (1 - alpha),
    blue * alpha + beneath * (1 - alpha),
    1,
  ]
  const lightOf = (ink: Ink) => {
    const [red = 0, green = 0, blue = 0] = ink.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrastOf = (one: Ink, other: Ink) => {
    const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((first, second) => first - second)
    return (light + 0.05) / (dark + 0.05)
  }
  const isShape = (element: Element) => element instanceof SVGGeometryElement
  const isPicture = (element: Element) =>
    element.matches('img, video, canvas, picture, iframe') || getComputedStyle(element).backgroundImage !== 'none'
  const groundOf = (element: Element) => {
    const { backgroundColor, fill } = getComputedStyle(element)
    return inkOf(isShape(element) ? fill : backgroundColor)
  }
  const paints = (element: Element) =>
    isSeen(element) &&
    (isPicture(element) ||
      groundOf(element)[3] > 0 ||
      ['::before', '::after'].some((part) => {
        const { content, backgroundColor } = getComputedStyle(element, part)
        return content !== 'none' && inkOf(backgroundColor)[3] > 0
      }))
  /** What text stands on; nothing where that is a picture, whose colors no style tells. */
  const groundUnder = (stack: ReadonlyArray<Element>): Ink | undefined => {
    const white: Ink = [255, 255, 255, 1]
    if (isOnPaper) return white
    const layers: Ink[] = []
    for (const element of stack.filter(isSeen)) {
      if (isPicture(element)) return undefined
      layers.push(groundOf(element))
      if (groundOf(element)[3] === 1) break
    }
    return layers.reduceRight((under, layer) => over(layer, under), white)
  }

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`

  /** Says what is wrong where a line stands now. */
  const judge = (words: string, around: Element, box: Box) => {
    if (cutOf(box, around) > 1) found.add(`"${words}" is cut off by ${Math.round(cutOf(box, around))} px`)
    if (box.top < 0 || box.bottom > innerHeight) return found.add(`"${words}" cannot be brought into the window`)
    const y = (box.top + box.bottom) / 2
    let last: ReadonlyArray<Element> = []
    for (const x of [box.left + 1, (box.left + box.right) / 2, box.right - 1]) {
      if (x < 0 || x >= innerWidth) continue
      const stack = document.elementsFromPoint(x, y)
      const own = stack.findIndex((element) => element.contains(around))
      const cover = stack.slice(0, own).find((element) => !around.contains(element) && paints(element))
      if (cover) found.add(`"${words}" is covered by ${nameOf(cover)}`)
      last = stack.slice(own)
    }
    const { color, fill } = getComputedStyle(around)
    const ground = groundUnder(last)
    if (!ground || around.closest(':disabled, [aria-disabled=true]')) return found
    const ink = over(inkOf(around.closest('svg') ? fill : color), ground)
    const measured = contrastOf(ink, ground)
    if (measured < contrast) found.add(`"${words}" has a contrast of ${measured.toFixed(1)}`)
    return found
  }

  /** Where a box stands in what it scrolls with. */
  const placeOf = (box: Box, element: Element) => {
    const holder = aroundOf(element).find(({ scrolls, isFixed }) => scrolls || isFixed)?.element
    const { left, top } = (holder ?? document.documentElement).getBoundingClientRect()
    const [x, y] = [(holder?.scrollLeft ?? 0) - left, (holder?.scrollTop ?? 0) - top]
    const moved = { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
    return { box: moved, frame: holder ?? document.documentElement }
  }
  const lookAtTexts = (texts: ReadonlyArray<Node>) => {
    const placed: Array<{ words: string; text: Node; box: Box; frame: Element }> = []
    for (const text of texts) {
      const around = text.parentElement!
      const words = text.nodeValue!.trim().slice(0, 40)
      const count = linesOf(text).length
      for (let line = 0; line < count; line += 1) {
        bring(around, () => linesOf(text)[line])
        const box = linesOf(text)[line]
        if (!box || !isWithin(box, around)) continue
        judge(words, around, box)
        placed.push({ words, text, ...placeOf(box, around) })
      }
    }
    return placed
  }
  const lookForOverlaps = (placed: ReturnType<typeof lookAtTexts>) => {
    const sorted = placed.toSorted((one, other) => one.box.top - other.box.top)
    for (const [index, { words, text, box, frame }] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= box.bottom - 1) break
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        if (width > 1 && other.text !== text && other.frame === frame)
          found.add(`"${words}" and "${other.words}" stand over each other`)
      }
  }
  const lookAtControls = () => {
    for (const control of place.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isLookedAt(control) || control.matches(':disabled')) continue
      const boxOf = () => [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      bring(control, boxOf)
      const box = boxOf()
      if (!box || !isWithin(box, control)) continue
      if (box.left < -0.5 || box.right > innerWidth + 0.5) found.add(`${nameOf(control)} reaches out of the window`)
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      const isLabel = hit?.closest('label')?.contains(control) ?? false
      if (hit && !control.contains(hit) && !isLabel) found.add(`${nameOf(control)} is covered by ${nameOf(hit)}`)
    }
  }

  const texts: Node[] = []
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement
    if (!around || !walk.currentNode.nodeValue?.trim() || !isLookedAt(around)) continue
    if (!around.closest('option, noscript, script, style, textarea')) texts.push(walk.currentNode)
  }
  if (!isOnPaper) lookAtControls()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  lookForOverlaps(lookAtTexts(texts))
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  scrollTo({ top: 0, behavior: 'instant' })
  return [...found]
}

/** What of a page is outside the window, cut off, covered or not to be read, wherever one scrolls to. */
export const faultsOfSightIn = (page: Page, bounds: SightBounds): Promise<ReadonlyArray<string>> =>
  page.evaluate(faultsOfSight, bounds)
