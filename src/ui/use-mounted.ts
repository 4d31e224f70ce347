import { useEffect, useState } from 'react'

/** For a live region: one that arrives with its text is often not read, so the text comes a frame later. */
export function useMounted() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isMounted
}
