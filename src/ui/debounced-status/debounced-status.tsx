import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

/** Milliseconds without a change. */
const pause = 800

export function DebouncedStatus({ words }: { words: string | null }) {
  const [said, setMessage] = useState('')
  const last = useRef(words)
  useEffect(() => {
    if (words === null || words === last.current) return undefined
    const timer = setTimeout(() => {
      last.current = words
      setMessage(words)
    }, pause)
    return () => clearTimeout(timer)
  }, [words])
  // A dialog hides what is beside it but for what names `aria-live`.
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}
