import { AccountPage } from '#pages/account/account-page.tsx'
import { useSession, useSite } from '../use-site.ts'

export function AccountRoute() {
  return <AccountPage applicant={useSession().context.applicant} onSignOut={useSite().signOut} />
}
