import type { KeptPresses } from './keep-presses.ts'

export type Presses = Pick<KeptPresses, 'end' | 'forget'> & {
  readonly repeat: () => void
}

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
