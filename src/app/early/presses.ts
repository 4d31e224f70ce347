import { isPlainPress } from '#device/is-plain-press.ts'

export type CapturedPresses = {
  /** In order; a button that was pressed twice stands there twice. */
  readonly pressed: HTMLElement[]
  /** Answers a press without the application; returns false where it cannot. */
  answer: (pressed: HTMLElement) => boolean
  readonly end: () => void
  readonly forget: () => void
  readonly giveUp: () => void
}

function findPressTarget(event: MouseEvent): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLElement>('a[data-stands-for]')
  if (link && isPlainPress(event)) return link
  return target?.closest<HTMLElement>('button[type=button]') ?? null
}

export function capturePresses(window: Window): CapturedPresses {
  const pressed: HTMLElement[] = []
  const keep = (event: MouseEvent) => {
    const held = findPressTarget(event)
    if (held === null) return
    // While the page is hydrated nobody else hears of it: it would be carried out twice.
    event.stopPropagation()
    event.preventDefault()
    if (captured.answer(held)) return
    pressed.push(held)
    // Half faded, it says that it was pressed and is not answered yet.
    held.style.opacity = '.5'
  }
  const forget = () => {
    for (const { style } of pressed.splice(0)) style.opacity = ''
  }
  window.addEventListener('click', keep, true)
  const captured: CapturedPresses = {
    pressed,
    answer: () => false,
    forget,
    end: () => window.removeEventListener('click', keep, true),
    giveUp: () => {
      const link = pressed.findLast((held) => held instanceof HTMLAnchorElement)
      forget()
      if (link) window.location.assign(link.href)
    },
  }
  return captured
}

const findPressHandler = (document: Document, pressed: HTMLElement) =>
  pressed.dataset['standsFor'] === undefined
    ? pressed
    : document.querySelector<HTMLElement>(`button[data-stands-for="${pressed.dataset['standsFor']}"]`)

/** Each press once: who presses a button again gets impatient, and means it once. */
export function repeatPresses(document: Document, { pressed, forget }: CapturedPresses): void {
  const all = new Set(pressed)
  forget()
  for (const held of all) {
    const answerer = findPressHandler(document, held)
    if (answerer?.isConnected) answerer.click()
  }
}
