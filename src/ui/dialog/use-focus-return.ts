import { useRef } from 'react'

/** Gives the focus back to what had it when a dialog opened, or to the page when that is gone: radix-ui knows only its own triggers. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { current } = opener
      if (current instanceof HTMLElement && current.isConnected) current.focus()
      else document.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
