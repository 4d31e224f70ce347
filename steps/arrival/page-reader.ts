import type { Page } from 'playwright-core'

/**
 * Runs in the page: records focus and live regions as a screen reader would. Atomic regions are read whole, once per
 * batch of changes.
 */
function recordAnnouncements() {
  const heard: string[] = []
  const read = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  const atomicRegions = '[role="status"], [role="alert"], [aria-atomic="true"]'
  const findElement = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const getSpokenText = (node: Node) => {
    const described = node instanceof Element ? node.getAttribute('aria-describedby')?.split(' ') : undefined
    const label = node instanceof Element ? node.getAttribute('aria-label') : null
    if (label === null) return read(node)
    return [label, ...(described ?? []).map((id) => read(document.getElementById(id)))].join(': ')
  }
  const findSpokenNodes = ({ type, target, addedNodes }: MutationRecord): ReadonlyArray<Node> => {
    const region = findElement(target)?.closest(regions)
    if (region) return region.matches(atomicRegions) ? [region] : type === 'characterData' ? [target] : [...addedNodes]
    const addedElements = [...addedNodes].flatMap((node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
    )
    return addedElements.filter((element) => element.matches(regions))
  }
  Object.assign(window, { heard })
  document.addEventListener('focusin', ({ target }) => {
    heard.push(`focus: ${getSpokenText(target as Node)}`)
  })
  new MutationObserver((changes) => {
    for (const node of new Set(changes.flatMap(findSpokenNodes))) if (read(node)) heard.push(`said: ${read(node)}`)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

export async function listenToPage(page: Page) {
  await page.evaluate(recordAnnouncements)
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

export const readWords = (elements: ReadonlyArray<Element>) =>
  elements
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().width > 1)
    .map((element) => (element.textContent ?? '').trim())

export function readLinks(elements: ReadonlyArray<Element>) {
  const getName = (link: Element) => {
    const icons = Array.from(link.querySelectorAll('[role=img]'), (icon) => icon.getAttribute('aria-label'))
    return link.getAttribute('aria-label') ?? [...icons, link.textContent].join(' ')
  }
  return elements
    .filter((link) => link.checkVisibility())
    .map((link) => {
      const name = getName(link).replace(/\s+/g, ' ').trim()
      const opensTab = link.getAttribute('target') === '_blank' && link.getAttribute('rel')?.includes('noopener')
      return `${name} → ${link.getAttribute('href')}${opensTab ? ', in a new tab' : ''}`
    })
}
