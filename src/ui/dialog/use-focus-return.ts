import { useRef } from 'react'
import { returnFocus } from '#ui/return-focus.ts'

/** Gives the focus back to what had it when a dialog opened, or to the page when that is gone: radix-ui knows only its own triggers. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      returnFocus(opener.current)
    },
  }
}
