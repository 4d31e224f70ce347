import { isWithin } from './close-menus.ts'
import './header-help.css.ts'

type Key = { readonly key: string; readonly at: number; readonly last: number }

function nextStop({ key, at, last }: Key): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return Math.min(1, last)
  return key === 'End' ? last : null
}

/** APG disclosure navigation: arrows move between button and entries, Home and End to the first and last entry. */
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

const findTool = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, summary') : null

function unseenName(tool: HTMLElement): string {
  const label = tool.querySelector('svg[aria-label]')?.getAttribute('aria-label')
  const hidden = [...tool.querySelectorAll('span')].find((span) => getComputedStyle(span).clipPath !== 'none')
  const name = label ?? hidden?.textContent.replace(/^\W+/, '') ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Shows the names of icon-only tools on hover and focus, until Escape (WCAG 1.4.13). */
function showTips(header: HTMLElement, signal: AbortSignal) {
  const hide = () => header.querySelectorAll('[data-tip]').forEach((tool) => tool.removeAttribute('data-tip'))
  const show = (tool: HTMLElement | null) => {
    hide()
    const name = tool ? unseenName(tool) : ''
    if (tool && name !== '') tool.dataset['tip'] = name
  }
  const point = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const tool = findTool(target)
    if (pointerType === 'mouse' && tool !== findTool(relatedTarget)) show(tool)
  }
  const focus = ({ target }: Event) => {
    const tool = findTool(target)
    show(tool?.matches(':focus-visible') ? tool : null)
  }
  header.addEventListener('pointerover', point, { signal })
  header.addEventListener('pointerleave', hide, { signal })
  header.addEventListener('focusin', focus, { signal })
  header.addEventListener('focusout', hide, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
}

export function startHeaderHelp(header: HTMLElement, signal: AbortSignal) {
  walkMenus(header, signal)
  showTips(header, signal)
  header.dataset['helps'] = 'true'
}
