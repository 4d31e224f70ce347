import { useRef } from 'react'
import { returnFocus } from '#ui/return-focus.ts'

/** radix-ui returns the focus only to its own triggers. Does not take it from a page that was opened meanwhile. */
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
