import { isWithin } from './close-menus.ts'
import './header-help.css.ts'

type Key = { readonly key: string; readonly at: number; readonly last: number }

/** Where a key leads from one stop of an open menu; null when it leads nowhere. */
function nextStop({ key, at, last }: Key): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return Math.min(1, last)
  return key === 'End' ? last : null
}

/** Arrows lead from the button of an open menu to its entries and from one to the next, Home and End to the first and last (APG, disclosure navigation). */
function walkMenus(header: HTMLElement, signal: AbortSignal) {
  const walk = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    // The first around the target is the outermost.
    const menu = [...header.querySelectorAll('details[open]')].find((each) => isWithin(each, target))
    if (!menu || altKey || ctrlKey || metaKey || shiftKey) return
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')].filter((stop) => stop.checkVisibility())
    const at = stops.findIndex((stop) => stop === target)
    const next = nextStop({ key, at, last: stops.length - 1 })
    if (next === null) return
    event.preventDefault()
    stops[next]?.focus()
  }
  header.addEventListener('keydown', walk, { signal })
}

const toolOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, summary') : null

/** The name of a tool, as far as it is heard and not seen. */
function unseenName(tool: HTMLElement): string {
  const label = tool.querySelector('svg[aria-label]')?.getAttribute('aria-label')
  const hidden = [...tool.querySelectorAll('span')].find((span) => getComputedStyle(span).clipPath !== 'none')
  const name = label ?? hidden?.textContent.replace(/^\W+/, '') ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Names the tools of which only an icon is seen, where the pointer or the focus is, until Escape (WCAG 1.4.13). */
function showTips(header: HTMLElement, signal: AbortSignal) {
  const hide = () => header.querySelectorAll('[data-tip]').forEach((tool) => tool.removeAttribute('data-tip'))
  const show = (tool: HTMLElement | null) => {
    hide()
    const name = tool ? unseenName(tool) : ''
    if (tool && name !== '') tool.dataset['tip'] = name
  }
  const point = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const tool = toolOf(target)
    if (pointerType === 'mouse' && tool !== toolOf(relatedTarget)) show(tool)
  }
  const focus = ({ target }: Event) => {
    const tool = toolOf(target)
    show(tool?.matches(':focus-visible') ? tool : null)
  }
  header.addEventListener('pointerover', point, { signal })
  header.addEventListener('pointerleave', hide, { signal })
  header.addEventListener('focusin', focus, { signal })
  header.addEventListener('focusout', hide, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
}

/** What a header does for those who use keys, and for those who do not know its icons; nothing of it is needed to draw it. */
export function helpIn(header: HTMLElement, signal: AbortSignal) {
  walkMenus(header, signal)
  showTips(header, signal)
  header.dataset['helps'] = 'true'
}
