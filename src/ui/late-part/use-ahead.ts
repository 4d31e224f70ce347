import { useEffect } from 'react'

/** How long a page that shows something may be busy until what it may need next is fetched all the same, in milliseconds. */
const patience = 2000

/**
 * Fetches a late part once the browser has nothing else to do, so that it is there when it is asked for. One that does
 * not come is asked for again then.
 * @param fetchPart the same function at each drawing
 */
export function useAhead(fetchPart: () => Promise<unknown>) {
  useEffect(() => {
    const fetchNow = () => void fetchPart().catch(() => {})
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchNow, patience)
      return () => clearTimeout(timer)
    }
    const turn = requestIdleCallback(fetchNow, { timeout: patience })
    return () => cancelIdleCallback(turn)
  }, [fetchPart])
}
