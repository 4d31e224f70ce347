import { MissingNotice } from '#ui/lazy-component/missing-notice.tsx'
import { createContext, use, useSyncExternalStore } from 'react'
import { createPath, type Location } from 'react-router-dom'
import type { LazyPages } from '../lazy-pages.ts'
import { useSite } from '../use-site.ts'

/** `next`: where the visitor goes while the page there loads. */
type Loading = { readonly next: Location | null; readonly pages: LazyPages }

export const LoadingContext = createContext<Loading | null>(null)

function useLoading(): Loading {
  const loading = use(LoadingContext)
  if (!loading) throw new Error('Outside <LoadingContext>.')
  return loading
}

export function useMissingPage() {
  const { next, pages } = useLoading()
  const missing = useSyncExternalStore(pages.watch, pages.missing, () => null)
  return missing && next ? { ...missing, address: createPath(next) } : null
}

export function useIsLoading() {
  const isMissing = useMissingPage() !== null
  return useLoading().next !== null && !isMissing
}

export function MissingPage() {
  const missing = useMissingPage()
  const { view } = useSite().ports
  if (!missing) return null
  return (
    <MissingNotice
      title="The page you asked for did not load"
      isTrying={missing.isTrying}
      onRetry={() => missing.retry(() => location.assign(missing.address))}
      onDismiss={() => void view.go(createPath(location), { replace: true })}
    />
  )
}
