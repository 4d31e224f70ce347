import { useEffect, useRef, type RefObject } from 'react'

const tidy = (text: string) => text.trim().toLowerCase()

export function useFieldText(text: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(text)
  useEffect(() => {
    const field = input.current
    // What stands there at first was typed before the page was hydrated.
    if (before.current === text) return
    before.current = text
    if (field && field !== document.activeElement && tidy(field.value) !== tidy(text)) field.value = text
  }, [text])
  return input
}
