import { useEffect, useRef } from 'react'

export function useLostFocus<Focused extends HTMLElement>() {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return element
}

/** For an element that outlasts what is shown: a change of `shown` may take the focused element away. */
export function useLostFocusOnChange<Focused extends HTMLElement>(shown: unknown) {
  const element = useRef<Focused>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) element.current?.focus()
    before.current = shown
  }, [shown])
  return element
}
