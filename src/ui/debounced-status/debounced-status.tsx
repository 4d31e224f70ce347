import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

/** Milliseconds without a change. */
const debounceDelay = 800

export function DebouncedStatus({ words }: { words: string | null }) {
  const [message, setMessage] = useState('')
  const lastAnnounced = useRef(words)
  useEffect(() => {
    if (words === null || words === lastAnnounced.current) return undefined
    const timer = setTimeout(() => {
      lastAnnounced.current = words
      setMessage(words)
    }, debounceDelay)
    return () => clearTimeout(timer)
  }, [words])
  // A dialog hides what is beside it but for what names `aria-live`.
  return (
    <VisuallyHidden role="status" aria-live="polite" data-early="status">
      {message}
    </VisuallyHidden>
  )
}
