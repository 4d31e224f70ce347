import { useEffect, useState } from 'react'

/** Milliseconds without a change. */
const pause = 500

/** A text as it was once it had stopped changing. */
export function useLater(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
