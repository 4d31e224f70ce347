import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

/** Milliseconds without a change. */
const pause = 800

/**
 * Says to screen readers what something has become, once it has stopped changing: one sentence for three words that are
 * typed. What stands there at first is not said, nor what is again as it was.
 */
export function SettledStatus({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  const last = useRef(words)
  useEffect(() => {
    if (words === last.current) return undefined
    const timer = setTimeout(() => {
      last.current = words
      setSaid(words)
    }, pause)
    return () => clearTimeout(timer)
  }, [words])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
