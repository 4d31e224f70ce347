export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export function placesInPage() {
  const remembered = <Answer>(read: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>()
    return (element: Element): Answer => {
      if (!answers.has(element)) answers.set(element, read(element))
      return answers.get(element) as Answer
    }
  }
  const isSeen = remembered((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  type Around = {
    element: Element
    cutsX: boolean
    cutsY: boolean
    scrolls: boolean
    staysPut: boolean
    isForListeners: boolean
  }
  const findSurroundings = remembered((element): ReadonlyArray<Around> => {
    if (element === document.body || !element.parentElement) return []
    const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(element)
    const isBox = display !== 'contents' && display !== 'inline'
    const { width, height } = element.getBoundingClientRect()
    const around = {
      element,
      cutsX: isBox && /hidden|clip/.test(overflowX),
      cutsY: isBox && /hidden|clip/.test(overflowY),
      scrolls: isBox && /auto|scroll/.test(overflowX + overflowY),
      staysPut: position === 'fixed' || position === 'sticky',
      // What is cut off to a point is read out and not seen.
      isForListeners: clipPath === 'inset(50%)' || (isBox && overflowX !== 'visible' && (width <= 1 || height <= 1)),
    }
    return [around, ...findSurroundings(element.parentElement)]
  })
  const isRelevant = (element: Element) =>
    isSeen(element) &&
    !element.closest('[inert]') &&
    !findSurroundings(element).some(({ isForListeners }) => isForListeners)

  /** Line boxes may overlap their neighbors; letters fill only the middle half. */
  const createLetterBox = ({ left, right, top, bottom }: Box): Box => {
    const spare = (bottom - top) / 4
    return { left, right, top: top + spare, bottom: bottom - spare }
  }
  const getLines = (text: Node) => {
    const range = new Range()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(createLetterBox)
  }
  const clipBox = (box: Box, element: Element) => {
    // A map is moved under its window by hand (WCAG 1.4.10 leaves maps out).
    if (element.closest('[role=group][tabindex="0"], [role=img]')) return 0
    const cuts = [box.right - innerWidth, -box.left]
    for (const { element: around, cutsX, cutsY } of findSurroundings(element)) {
      if (!cutsX && !cutsY) continue
      const edge = around.getBoundingClientRect()
      if (cutsX) cuts.push(box.right - edge.right, edge.left - box.left)
      if (cutsY) cuts.push(box.bottom - edge.bottom, edge.top - box.top)
    }
    return Math.max(...cuts)
  }
  const isWithin = (box: Box, element: Element) =>
    findSurroundings(element).every(({ element: around, cutsX, cutsY, scrolls }) => {
      if (!cutsX && !cutsY && !scrolls) return true
      const edge = around.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      return x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom
    })

  const isInMiddle = ({ left, right, top, bottom }: Box) =>
    (top + bottom) / 2 > innerHeight / 3 &&
    (top + bottom) / 2 < (innerHeight * 2) / 3 &&
    left >= 0 &&
    right <= innerWidth
  const bring = (element: Element, findClickableBox: () => Box | undefined) => {
    const box = findClickableBox()
    if (!box) return
    if (!isInMiddle(box)) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { top = 0, bottom = 0 } = findClickableBox() ?? {}
    const off = (top + bottom) / 2 - innerHeight / 2
    if (Math.abs(off) > innerHeight / 6) scrollBy({ top: off, behavior: 'instant' })
  }

  const getPlace = (box: Box, element: Element) => {
    const holder = findSurroundings(element).find(({ scrolls, staysPut }) => scrolls || staysPut)?.element
    const { left, top } = (holder ?? document.documentElement).getBoundingClientRect()
    const [x, y] = [(holder?.scrollLeft ?? 0) - left, (holder?.scrollTop ?? 0) - top]
    const moved = { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
    return { box: moved, frame: holder ?? document.documentElement }
  }
  return { remembered, isSeen, isRelevant, getLines, clipBox, isWithin, isInMiddle, bring, getPlace }
}
