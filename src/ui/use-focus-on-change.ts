import { useEffect, useRef } from 'react'

/** @param attempt each new number but 0 moves the focus */
export function useFocusOnChange<Focused extends HTMLElement>(focusTrigger: number) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (focusTrigger > 0) element.current?.focus()
  }, [focusTrigger])
  return element
}
