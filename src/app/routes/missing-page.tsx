import { MissingNotice } from '#ui/late-part/missing-notice.tsx'
import { createContext, use, useSyncExternalStore } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { createLatePages } from '../late-pages.ts'

/** The late pages of this visit, which the routes were made with. */
export const LatePagesContext = createContext(createLatePages())

/** What is missing of the page that the visitor is on her way to; null when nothing is, or she goes nowhere. */
export function useMissingPage() {
  const pages = use(LatePagesContext)
  const missing = useSyncExternalStore(pages.watch, pages.missing, () => null)
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
