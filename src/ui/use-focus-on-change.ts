import { useEffect, useRef } from 'react'

/** @param attempt each new number but 0 moves the focus */
export function useFocusOnChange<Focused extends HTMLElement>(attempt: number) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (attempt > 0) element.current?.focus()
  }, [attempt])
  return element
}
