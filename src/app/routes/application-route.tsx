import { lazyImport } from '#lazy/lazy-loading.ts'
import { applyInput } from '#site/apply-input.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { useLocation } from 'react-router-dom'
import { useSite } from '../use-site.ts'

const RunningForm = createLazyComponent(async () => (await lazyImport(() => import('./running-form.tsx'))).RunningForm)

const RunningDraftLookup = createLazyComponent(
  async () => (await lazyImport(() => import('./running-draft-lookup.tsx'))).RunningDraftLookup,
)

export function ApplicationRoute() {
  const { pathname, search } = useLocation()
  const { id } = applyInput(useSite(), `${pathname}${search}`)
  if (id === '') return <RunningDraftLookup />
  return <RunningForm key={id} id={id} />
}
