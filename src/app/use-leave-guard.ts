import { useEffect } from 'react'
import { useSite } from './use-site.ts'

/** Guards the page while something on it is written and not sent (C2.4-15, C4.6-10). */
export function useLeaveGuard(isChanged: boolean): void {
  const { leavePage } = useSite()
  useEffect(() => {
    if (!isChanged) return undefined
    leavePage.send({ type: 'page.changed' })
    return () => leavePage.send({ type: 'page.unchanged' })
  }, [leavePage, isChanged])
}
