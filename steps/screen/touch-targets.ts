import type { Page } from 'playwright-core'

/**
 * Runs in the page. Controls lower than 44 px (WCAG 2.5.5), where what is hit counts. A control within a line of text is as
 * high as its line, and a pin of a map is 24 px (WCAG 2.5.8).
 */
function findSmallTargets() {
  const [lowest, lowestPin] = [44, 24]
  const selector = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [tabindex="0"]'
  const scope = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body
  const isTarget = (node: Node) => node instanceof Element && node.matches(selector)
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
  const hasWords = (node: Node): boolean => {
    if (node instanceof Text) return /[\p{L}\p{N}]{2}/u.test(node.data)
    const isPart = node instanceof Element && isInline(node) && !isTarget(node)
    return isPart && [...node.childNodes].some(hasWords)
  }
  const isWithinText = (element: Element) => {
    if (!isInline(element)) return false
    let line = element
    while (line.parentElement && isInline(line.parentElement)) line = line.parentElement
    return [...(line.parentElement?.childNodes ?? [])].some((node) => node !== line && hasWords(node))
  }
  const measureHit = (element: Element, places: ReadonlyArray<Element>) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isHit = (down: number) => {
      const hit = document.elementFromPoint(x, y + down)
      return hit !== null && places.some((place) => place.contains(hit))
    }
    const reach = (way: 1 | -1) => {
      let far = 0
      while (far < lowest && isHit(way * far)) far += 1
      return far
    }
    return reach(1) + reach(-1) - 1
  }
  return [...scope.querySelectorAll(selector)].flatMap((element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const isSeen = (place: Element) => {
      const { width, height } = place.getBoundingClientRect()
      return width > 1 && height > 1 && place.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const places = [element, ...labels].filter(isSeen)
    const [place] = places
    if (!place || element.closest('[inert]') || isWithinText(place)) return []
    const needed = element.closest('[role=group][tabindex="0"]') ? lowestPin : lowest
    if (places.some((each) => each.getBoundingClientRect().height > needed - 0.5)) return []
    place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const height = Math.max(place.getBoundingClientRect().height, measureHit(place, places))
    if (height > needed - 1.5) return []
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent
    return [`${Math.round(height)} px: ${element.localName} "${name.trim().slice(0, 40)}" .${element.className}`]
  })
}

export const phoneWidth = 360

/** With the pointer of a finger, as a media query tells it. */
export async function listSmallTargets(page: Page): Promise<ReadonlyArray<string>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: phoneWidth, height: 740 })
  try {
    return [...new Set(await page.evaluate(findSmallTargets))]
  } finally {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  }
}
