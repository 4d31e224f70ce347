import { EqualOpportunityPage } from '#pages/equal-opportunity/equal-opportunity-page.tsx'
import { useSite } from '../use-site.ts'

export function EqualOpportunityRoute() {
  return <EqualOpportunityPage phone={useSite().input.settings.equalOpportunityPhone} />
}
