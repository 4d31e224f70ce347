import { late } from '#late/late.ts'
import { applyInput } from '#site/apply-input.ts'
import { latePart } from '#ui/late-part/late-part.tsx'
import { useLocation } from 'react-router-dom'
import { useSite } from '../use-site.ts'

/** Nothing of it is there before the applicant is known, so no page waits for its code. */
const RunningForm = latePart(async () => (await late(() => import('./running-form.tsx'))).RunningForm)

/** Another job is another page. */
export function ApplicationRoute() {
  const { pathname, search } = useLocation()
  const { id } = applyInput(useSite(), `${pathname}${search}`)
  return <RunningForm key={id} id={id} />
}
