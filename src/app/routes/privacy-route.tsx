import { PrivacyPage } from '#pages/privacy/privacy-page.tsx'
import { useLocation } from 'react-router-dom'
import { useManageCookies, useSite } from '../use-site.ts'

export function PrivacyRoute() {
  const { privacyPhone, accountUnusedMonths, draftDays, applicationDays } = useSite().input.settings
  return (
    <PrivacyPage
      phone={privacyPhone}
      accountUnusedMonths={accountUnusedMonths}
      applications={{ draftDays, applicationDays }}
      place={useLocation()}
      onManageCookies={useManageCookies()}
    />
  )
}
