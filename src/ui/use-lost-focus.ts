import { useEffect, useRef } from 'react'

/** Gives an element that appears the focus, when what had it has gone. */
export function useLostFocus<Focused extends HTMLElement>() {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return element
}
