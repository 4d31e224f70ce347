import { useRef } from 'react'
import { returnFocus } from '#ui/return-focus.ts'

/**
 * Gives the focus back to what had it when a dialog opened, or to the page when that is gone and no other page has put it
 * anywhere: radix-ui knows only its own triggers.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current?.isConnected || document.activeElement === document.body) returnFocus(opener.current)
    },
  }
}
