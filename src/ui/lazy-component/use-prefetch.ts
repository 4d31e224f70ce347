import { whenIdle } from '#lazy/lazy-loading.ts'
import { useEffect } from 'react'

/** @param fetchPart the same function on every render */
export function usePrefetch(fetchPart: () => Promise<unknown>) {
  useEffect(() => whenIdle(window, () => void fetchPart().catch(() => {})), [fetchPart])
}
