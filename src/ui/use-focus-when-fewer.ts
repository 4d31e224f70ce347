import { useEffect, useRef } from 'react'

export function useFocusWhenFewer<Focused extends HTMLElement>(count: number) {
  const element = useRef<Focused>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) element.current?.focus()
  }, [count])
  return element
}
