import type { KeptPresses } from './keep-presses.ts'

/** Presses from before the page was hydrated. */
export type Presses = Pick<KeptPresses, 'end' | 'forget'> & {
  /** Repeats each press once, in the order of the first ones. */
  readonly repeat: () => void
}

/** What answers to a press now: the button that has taken the place of a link that stood for it, or what was pressed. */
const answererOf = (document: Document, pressed: HTMLElement) =>
  pressed.dataset['standsFor'] === undefined
    ? pressed
    : document.querySelector<HTMLElement>(`button[data-stands-for="${pressed.dataset['standsFor']}"]`)

export const repeatable = (document: Document, { pressed, end, forget }: KeptPresses): Presses => ({
  end,
  forget,
  repeat: () => {
    const all = [...pressed]
    forget()
    for (const held of all) {
      const answerer = answererOf(document, held)
      if (answerer?.isConnected) answerer.click()
    }
  },
})
