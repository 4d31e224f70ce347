import { NotFoundPage } from '#pages/not-found/not-found-page.tsx'
import { useNavigate } from 'react-router-dom'
import { goBackOr } from '../go-back.ts'
import { paths } from '../paths.ts'
import { useAlive } from '../use-site.ts'

export function NotFoundRoute() {
  const navigate = useNavigate()
  const isAlive = useAlive()
  return <NotFoundPage onBack={isAlive ? () => goBackOr(window, () => void navigate(paths.home.to())) : null} />
}
