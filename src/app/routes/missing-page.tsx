import { MissingNotice } from '#ui/lazy-component/missing-notice.tsx'
import { createContext, use, useSyncExternalStore } from 'react'
import { createPath, useNavigate, useNavigation } from 'react-router-dom'
import { createLazyPages } from '../lazy-pages.ts'

export const LazyPagesContext = createContext(createLazyPages())

export function useMissingPage() {
  const pages = use(LazyPagesContext)
  const missing = useSyncExternalStore(pages.watch, pages.missing, () => null)
  const { location } = useNavigation()
  return missing && location ? { ...missing, address: createPath(location) } : null
}

export function MissingPage() {
  const missing = useMissingPage()
  const navigate = useNavigate()
  if (!missing) return null
  return (
    <MissingNotice
      title="The page you asked for did not load"
      isTrying={missing.isTrying}
      onRetry={() => missing.retry(() => location.assign(missing.address))}
      onDismiss={() => void navigate(createPath(window.location), { replace: true, preventScrollReset: true })}
    />
  )
}
