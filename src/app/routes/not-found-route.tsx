import { paths } from '#addresses/paths.ts'
import { NotFoundPage } from '#pages/not-found/not-found-page.tsx'
import { useHydrated, useSite } from '../use-site.ts'

export function NotFoundRoute() {
  const { ports } = useSite()
  return <NotFoundPage onBack={useHydrated() ? () => ports.view.goBackOr(paths.home.to()) : null} />
}
