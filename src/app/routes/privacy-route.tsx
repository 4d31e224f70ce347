import { PrivacyPage } from '#pages/privacy/privacy-page.tsx'
import { useLocation } from 'react-router-dom'
import { useManageCookies, useSite } from '../use-site.ts'

export function PrivacyRoute() {
  const { privacyPhone } = useSite().input.settings
  return <PrivacyPage phone={privacyPhone} place={useLocation()} onManageCookies={useManageCookies()} />
}
