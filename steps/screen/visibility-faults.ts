import type { Page } from 'playwright-core'
import { inksInPage } from './inks-in-page.ts'
import { placesInPage, type Box } from './places-in-page.ts'

export type VisibilityLimits = {
  readonly contrast: number
  readonly isOnPaper?: boolean
}

function listVisibilityFaults(
  { contrast, isOnPaper = false }: VisibilityLimits,
  findPlaces: typeof placesInPage,
  findInks: typeof inksInPage,
): string[] {
  const places = findPlaces()
  const { isRelevant, getLines, clipBox, isWithin, isInMiddle, bring, getPlace } = places
  const { paints, measureContrast } = findInks(places, isOnPaper)
  const found = new Set<string>()
  // An open dialog covers what is behind it, which answers to nothing.
  const place = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
  const getName = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`

  const judge = (words: string, around: Element, box: Box) => {
    if (clipBox(box, around) > 1) found.add(`"${words}" is cut off by ${Math.round(clipBox(box, around))} px`)
    if (box.top < 0 || box.bottom > innerHeight) return found.add(`"${words}" cannot be brought into the window`)
    const y = (box.top + box.bottom) / 2
    let last: ReadonlyArray<Element> = []
    for (const x of [box.left + 1, (box.left + box.right) / 2, box.right - 1]) {
      if (x < 0 || x >= innerWidth) continue
      const stack = document.elementsFromPoint(x, y)
      const own = stack.findIndex((element) => element.contains(around))
      const cover = stack.slice(0, own).find((element) => !around.contains(element) && paints(element))
      if (cover) found.add(`"${words}" is covered by ${getName(cover)}`)
      last = stack.slice(own)
    }
    if (around.closest(':disabled, [aria-disabled=true]')) return found
    const measured = measureContrast(around, last) ?? Infinity
    if (measured < contrast) found.add(`"${words}" has a contrast of ${measured.toFixed(1)}`)
    return found
  }

  const inspectTexts = (texts: ReadonlyArray<Node>) => {
    const placed: Array<{ words: string; text: Node; box: Box; frame: Element }> = []
    for (const text of texts) {
      const around = text.parentElement!
      const words = text.nodeValue!.trim().slice(0, 40)
      let lines = getLines(text)
      for (let line = 0; line < lines.length; line += 1) {
        if (!isInMiddle(lines[line]!)) {
          bring(around, () => getLines(text)[line])
          lines = getLines(text)
        }
        const box = lines[line]
        if (!box || !isWithin(box, around)) continue
        judge(words, around, box)
        placed.push({ words, text, ...getPlace(box, around) })
      }
    }
    return placed
  }
  const findOverlaps = (placed: ReturnType<typeof inspectTexts>) => {
    const sorted = placed.toSorted((one, other) => one.box.top - other.box.top)
    for (const [index, { words, text, box, frame }] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= box.bottom - 1) break
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        if (width > 1 && other.text !== text && other.frame === frame)
          found.add(`"${words}" and "${other.words}" stand over each other`)
      }
  }
  const inspectControls = () => {
    for (const control of place.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isRelevant(control) || control.matches(':disabled')) continue
      const findClickableBox = () => [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      bring(control, findClickableBox)
      const box = findClickableBox()
      if (!box || !isWithin(box, control)) continue
      if (clipBox(box, control) > 1)
        found.add(`${getName(control)} is cut off by ${Math.round(clipBox(box, control))} px`)
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      const isLabel = hit?.closest('label')?.contains(control) ?? false
      if (hit && !control.contains(hit) && !isLabel) found.add(`${getName(control)} is covered by ${getName(hit)}`)
    }
  }

  const texts: Node[] = []
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement
    if (!around || !walk.currentNode.nodeValue?.trim() || !isRelevant(around)) continue
    if (!around.closest('option, noscript, script, style, textarea')) texts.push(walk.currentNode)
  }
  if (!isOnPaper) inspectControls()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  findOverlaps(inspectTexts(texts))
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  scrollTo({ top: 0, behavior: 'instant' })
  return [...found]
}

export const findVisibilityFaults = (page: Page, bounds: VisibilityLimits): Promise<ReadonlyArray<string>> =>
  page.evaluate<string[]>(
    `(${String(listVisibilityFaults)})(${[JSON.stringify(bounds), placesInPage, inksInPage].join(', ')})`,
  )
