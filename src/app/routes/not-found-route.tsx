import { paths } from '#addresses/paths.ts'
import { lostWords } from '#domain/search/lost-words.ts'
import { NotFoundPage } from '#pages/not-found/not-found-page.tsx'
import { useLocation } from 'react-router-dom'
import { useHydrated, useSite } from '../use-site.ts'

export function NotFoundRoute() {
  const { ports } = useSite()
  const words = lostWords(useLocation().pathname)
  return <NotFoundPage words={words} onBack={useHydrated() ? () => ports.view.goBackOr(paths.home.to()) : null} />
}
