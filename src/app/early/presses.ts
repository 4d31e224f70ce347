/** Presses on buttons that do nothing yet. */
export type Presses = {
  /** From now on the page answers to presses by itself. */
  readonly end: () => void
  /** Repeats each button's press once, in the order of the first presses. */
  readonly repeat: () => void
}

/** Keeps presses on buttons until the page is hydrated. */
export function keepPresses(window: Window): Presses {
  const pressed = new Set<HTMLElement>()
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
    if (button) pressed.add(button)
  }
  window.addEventListener('click', keep, true)
  return {
    end: () => window.removeEventListener('click', keep, true),
    repeat: () => {
      for (const button of pressed) if (button.isConnected) button.click()
    },
  }
}
