import { isPlainPress } from '#device/is-plain-press.ts'

/** Presses on what does nothing yet, or something else than when the page is hydrated. */
export type KeptPresses = {
  /** What was pressed, in the order of the first presses. */
  readonly pressed: Set<HTMLElement>
  /** From now on the page answers to presses by itself. */
  readonly end: () => void
  /** Nothing of what was pressed is carried out any more. */
  readonly forget: () => void
  /** The page will not be hydrated now: a link that was pressed is followed, and everything else is forgotten. */
  readonly giveUp: () => void
}

/** What is pressed, or null where a press does already what it says. */
function heldIn(event: MouseEvent): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLElement>('a[data-stands-for]')
  if (link && isPlainPress(event)) return link
  return target?.closest<HTMLElement>('button[type=button]') ?? null
}

/** Keeps presses on buttons, and on links that stand for one, until the page is hydrated. */
export function keepPresses(window: Window): KeptPresses {
  const pressed = new Set<HTMLElement>()
  const keep = (event: MouseEvent) => {
    const held = heldIn(event)
    if (held === null) return
    // While the page is hydrated nobody else hears of it: it would be carried out twice.
    event.stopPropagation()
    event.preventDefault()
    pressed.add(held)
    // Half faded, it says that it was pressed and is not answered yet.
    held.style.opacity = '.5'
  }
  const forget = () => {
    for (const { style } of pressed) style.opacity = ''
    pressed.clear()
  }
  window.addEventListener('click', keep, true)
  return {
    pressed,
    forget,
    end: () => window.removeEventListener('click', keep, true),
    giveUp: () => {
      const link = [...pressed].findLast((held) => held instanceof HTMLAnchorElement)
      forget()
      if (link) window.location.assign(link.href)
    },
  }
}
