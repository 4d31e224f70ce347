import { ContractsPage } from '#pages/contracts/contracts-page.tsx'
import { sanitize } from '../sanitise-html.ts'
import { useAutoplay, useReferenceList, useSite } from '../use-site.ts'

export function ContractsRoute() {
  return (
    <ContractsPage
      contacts={useReferenceList('ContractsContact')}
      locations={useReferenceList('Location')}
      autoplay={useAutoplay()}
      now={useSite().input.now}
      sanitise={sanitize}
    />
  )
}
