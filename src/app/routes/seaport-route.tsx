import { SeaportPage } from '#pages/seaport/seaport-page.tsx'
import { sanitize } from '../sanitise-html.ts'
import { useReferenceList } from '../use-site.ts'

export function SeaportRoute() {
  return (
    <SeaportPage
      contacts={useReferenceList('ContractsContact')}
      locations={useReferenceList('Location')}
      sanitise={sanitize}
    />
  )
}
