import { isPlainPress } from '#device/is-plain-press.ts'

export type CapturedPresses = {
  readonly pressed: Set<HTMLElement>
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
  const pressed = new Set<HTMLElement>()
  const keep = (event: MouseEvent) => {
    const held = findPressTarget(event)
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

export type Presses = Pick<CapturedPresses, 'end' | 'forget'> & {
  readonly repeat: () => void
}

const findPressHandler = (document: Document, pressed: HTMLElement) =>
  pressed.dataset['standsFor'] === undefined
    ? pressed
    : document.querySelector<HTMLElement>(`button[data-stands-for="${pressed.dataset['standsFor']}"]`)

export const repeatable = (document: Document, { pressed, end, forget }: CapturedPresses): Presses => ({
  end,
  forget,
  repeat: () => {
    const all = [...pressed]
    forget()
    for (const held of all) {
      const answerer = findPressHandler(document, held)
      if (answerer?.isConnected) answerer.click()
    }
  },
})
