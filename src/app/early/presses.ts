import { isPlainPress } from '#device/is-plain-press.ts'

/** Presses on what does nothing yet, or something else than when the page is hydrated. */
export type Presses = {
  /** From now on the page answers to presses by itself. */
  readonly end: () => void
  /** Repeats each press once, in the order of the first ones. */
  readonly repeat: () => void
  /** The page will not be hydrated now: a link that was pressed is followed, and everything else is forgotten. */
  readonly giveUp: () => void
}

/** A link that stands for a button names it so, and the button itself. */
const standIn = (name: string) => `[data-stands-for="${name}"]`

/** What is pressed, or null where a press does already what it says. */
function heldIn(event: MouseEvent): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLElement>('a[data-stands-for]')
  if (link && isPlainPress(event)) return link
  return target?.closest<HTMLElement>('button[type=button]') ?? null
}

/** What answers to a press now: a button that has taken the place of its link, or what was pressed. */
const answererOf = (document: Document, pressed: HTMLElement) =>
  pressed.dataset['standsFor'] === undefined
    ? pressed
    : document.querySelector<HTMLElement>(`button${standIn(pressed.dataset['standsFor'])}`)

/** Keeps presses on buttons, and on links that stand for one, until the page is hydrated. */
export function keepPresses(window: Window): Presses {
  const { document, location } = window
  const pressed = new Set<HTMLElement>()
  const keep = (event: MouseEvent) => {
    const held = heldIn(event)
    if (held === null) return
    if (held instanceof HTMLAnchorElement) event.preventDefault()
    pressed.add(held)
  }
  window.addEventListener('click', keep, true)
  return {
    end: () => window.removeEventListener('click', keep, true),
    repeat: () => {
      for (const held of pressed) {
        const answerer = answererOf(document, held)
        if (answerer?.isConnected) answerer.click()
      }
      pressed.clear()
    },
    giveUp: () => {
      const link = [...pressed].findLast((held) => held instanceof HTMLAnchorElement)
      pressed.clear()
      if (link) location.assign(link.href)
    },
  }
}
