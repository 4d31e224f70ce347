import type { Page } from 'playwright-core'

type Heard = { readonly heard: ReadonlyArray<string> }

/**
 * Runs in the page: records focus and live regions as a screen reader would. Atomic regions are read whole, once per
 * batch of changes; a region that arrives with its text is silent, unless it is an alert. An act that is said twice at
 * its end, or twice in the same words, is an error on the console.
 */
export function recordAnnouncements() {
  if ('heard' in window) return
  const heard: string[] = []
  Object.assign(window, { heard })
  const now = performance.now.bind(performance)
  const atOnce = 500
  const aSecond = 1000
  let act: Array<{ readonly words: string; readonly at: number; readonly isEnd: boolean }> = []
  const read = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const all = '[aria-live], [role="status"], [role="alert"]'
  const atomic = '[role="status"], [role="alert"], [aria-atomic="true"]'
  const mute = '[aria-live="off"], [aria-hidden="true"], [aria-hidden="true"] *, [inert] *'
  const starts = '[data-stage="true"], [data-busy="true"], [data-busy="true"] *'
  const places = 'h1, h2, h3, h4, main, section, dialog, [role=dialog], [role=alertdialog], li, label'
  const known = new WeakSet<Element>()
  const findElement = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const findRegions = (node: Node) =>
    node instanceof Element ? [...(node.matches(all) ? [node] : []), ...node.querySelectorAll(all)] : []
  const getSpokenText = (node: Node) => {
    const described = node instanceof Element ? node.getAttribute('aria-describedby')?.split(' ') : undefined
    const label = node instanceof Element ? node.getAttribute('aria-label') : null
    if (label === null && !(described && findElement(node)?.matches('h1'))) return read(node)
    return [label ?? read(node), ...(described ?? []).map((id) => read(document.getElementById(id)))].join(': ')
  }
  const judge = (words: string, isEnd: boolean) => {
    if (words.trim() === '') return
    const at = now()
    const same = act.find((earlier) => earlier.words === words && at - earlier.at < aSecond)
    const other = isEnd && act.find((earlier) => earlier.isEnd && at - earlier.at < atOnce)
    if (same) console.error(`Said twice: ${words}`)
    else if (other) console.error(`Two announcements of one act: ${other.words} | ${words}`)
    act.push({ words, at, isEnd })
  }
  const say = (node: Node) => {
    const words = read(node)
    if (words === '') return
    heard.push(`said: ${words}`)
    judge(words, !findElement(node)?.matches(starts))
  }
  const findSpokenNodes = ({ type, target, addedNodes }: MutationRecord): ReadonlyArray<Node> => {
    const region = findElement(target)?.closest(all)
    if (!region || !known.has(region))
      return [...addedNodes].flatMap(findRegions).filter((each) => each.matches('[role="alert"]'))
    if (region.matches(mute) || !region.checkVisibility() || (type === 'childList' && addedNodes.length === 0))
      return []
    return region.matches(atomic) ? [region] : type === 'characterData' ? [target] : [...addedNodes]
  }
  for (const input of ['keydown', 'pointerdown', 'click', 'input'])
    addEventListener(input, () => (act = []), { capture: true })
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    heard.push(`focus: ${getSpokenText(target)}`)
    const isMessage = target.matches('[tabindex="-1"]') && !target.matches(places)
    if (isMessage || target.matches('[aria-invalid="true"]')) judge(getSpokenText(target), true)
  })
  const observe = () => {
    for (const region of findRegions(document.documentElement)) known.add(region)
    new MutationObserver((changes) => {
      for (const node of new Set(changes.flatMap(findSpokenNodes))) say(node)
      for (const { addedNodes } of changes) for (const region of [...addedNodes].flatMap(findRegions)) known.add(region)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', observe, { once: true })
  else observe()
}

const readHeard = () => (window as unknown as Heard).heard

/** @returns what is heard from now on, or since the document was opened */
export async function listenToPage(page: Page, fromTheStart = false) {
  await page.evaluate(recordAnnouncements)
  const start = fromTheStart ? 0 : (await page.evaluate(readHeard)).length
  return async () => (await page.evaluate(readHeard)).slice(start)
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
