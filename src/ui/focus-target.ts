import type { MouseEvent } from 'react'

/** Gives the focus to what a link on the same page names, and leaves address and history as they are. */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
