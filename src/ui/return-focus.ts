/** Gives the focus back to what had it; to the main part of the page when that is gone. */
export function returnFocus(home: Element | null) {
  if (home instanceof HTMLElement && home.isConnected) home.focus()
  else document.querySelector('main')?.focus({ preventScroll: true })
}
