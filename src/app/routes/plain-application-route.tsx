import { NoScriptApplication } from '#pages/plain-application/plain-application.tsx'
import { applyInput } from '#site/apply-input.ts'
import { useLocation } from 'react-router-dom'
import { useSite } from '../use-site.ts'

export function PlainApplicationRoute() {
  const { pathname, search } = useLocation()
  return <NoScriptApplication {...applyInput(useSite(), `${pathname}${search}`)} search={search} />
}
