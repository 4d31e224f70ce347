import { whenIdle } from '#late/when-idle.ts'
import { useEffect } from 'react'

/**
 * Fetches a late part once the browser has nothing else to do, so that it is there when it is asked for. One that does
 * not come is asked for again then.
 * @param fetchPart the same function at each drawing
 */
export function useAhead(fetchPart: () => Promise<unknown>) {
  useEffect(() => whenIdle(window, () => void fetchPart().catch(() => {})), [fetchPart])
}
