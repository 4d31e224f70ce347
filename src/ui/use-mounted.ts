import { startTransition, useEffect, useState } from 'react'

/** For a live region: one that arrives with its text is often not read. */
export function useMounted() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => startTransition(() => setIsMounted(true)), [])
  return isMounted
}
