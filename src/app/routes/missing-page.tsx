import { MissingNotice } from '#ui/late-part/missing-notice.tsx'
import { useSyncExternalStore } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { missingPage } from '../late-pages.ts'

/** What is missing of the page that the visitor is on her way to; null when nothing is, or she goes nowhere. */
export function useMissingPage() {
  const missing = useSyncExternalStore(missingPage.watch, missingPage.get, () => null)
  const { location } = useNavigation()
  return missing && location ? { ...missing, address: createPath(location) } : null
}

/** Says that a page did not arrive, beside the page where the visitor still is. */
export function MissingPage() {
  const missing = useMissingPage()
  const navigate = useNavigate()
  const here = createPath(useLocation())
  if (!missing) return null
  return (
    <MissingNotice
      title="The page you asked for did not arrive"
      isTrying={missing.isTrying}
      onRetry={() => missing.retry(() => location.assign(missing.address))}
      onGiveUp={() => void navigate(here, { replace: true, preventScrollReset: true })}
    />
  )
}
