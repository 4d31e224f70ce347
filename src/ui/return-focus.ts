export function returnFocus(home: Element | null) {
  if (home instanceof HTMLElement && home.isConnected) home.focus()
  else document.querySelector('main')?.focus({ preventScroll: true })
}
