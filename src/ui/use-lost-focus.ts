import { useEffect, useRef } from 'react'

export function useLostFocus<Focused extends HTMLElement>() {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [])
  return element
}
