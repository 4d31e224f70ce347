import { LeaveSitePage } from '#pages/leave-site/leave-site-page.tsx'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { provideLeaveSite } from '../effects.ts'
import { goBackOr } from '../go-back.ts'
import { paths } from '../paths.ts'
import { useAlive, useSite } from '../use-site.ts'

export function LeaveSiteRoute() {
  const navigate = useNavigate()
  const machine = useMemo(
    () =>
      provideLeaveSite({
        open: (address) => location.assign(address),
        goBack: () => goBackOr(window, () => void navigate(paths.home.to(), { replace: true })),
      }),
    [navigate],
  )
  return <LeaveSitePage machine={machine} address={useSite().settings.external.portal} isAlive={useAlive()} />
}
