import { LegalPage } from '#pages/legal/legal-page.tsx'
import { useLocation } from 'react-router-dom'

export function LegalRoute() {
  return <LegalPage place={useLocation()} />
}
