import { AccountPage } from '#pages/account/account-page.tsx'
import { useSession } from '../use-site.ts'
import { useSignOut } from '../use-sign-out.ts'

export function AccountRoute() {
  return <AccountPage applicant={useSession().context.applicant} onSignOut={useSignOut()} />
}
