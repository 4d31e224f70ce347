import type { CapturedPresses } from './keep-presses.ts'

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
