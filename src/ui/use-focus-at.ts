import { useEffect, useRef } from 'react'

/** Moves the focus to an element whenever it is tried again. @param attempt each new number but 0 moves it */
export function useFocusAt<Focused extends HTMLElement>(attempt: number) {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (attempt > 0) element.current?.focus()
  }, [attempt])
  return element
}
