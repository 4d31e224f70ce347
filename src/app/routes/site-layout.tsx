import '#ui/theme/global.css.ts'
import '#ui/theme/fonts.css.ts'
import '#ui/theme/motion.css.ts'
import '#ui/theme/print.css.ts'
import { AccountMenu } from '#shell/account-menu.tsx'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SiteHeader } from '#shell/site-header.tsx'
import { SkipLink } from '#shell/skip-link.tsx'
import { AnchorProvider } from '#ui/anchor/anchor.tsx'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { LeaveGuard } from './leave-guard.tsx'
import { AccessibilityTool, ReadingAids } from './accessibility-tool.tsx'
import { CookieConsent } from './cookie-consent.tsx'
import { Notifier } from './notifier.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { useArrival } from './use-arrival.ts'
import { useManageCookies, useSavedJobs, useSession, useSite } from '../use-site.ts'
import { useSignOut } from '../use-sign-out.ts'

/** What every page sits in. */
export function SiteLayout() {
  const site = useSite()
  const navigation = useNavigation()
  useArrival()
  return (
    <AnchorProvider anchor={SiteAnchor}>
      <SkipLink />
      <CookieConsent />
      <SiteHeader
        firmName={site.firmName}
        savedCount={useSavedJobs().context.ids.length}
        accessibility={<AccessibilityTool />}
        isLeaving={navigation.state !== 'idle'}
        account={<Account />}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        firmName={site.firmName}
        year={new Date(site.now).getUTCFullYear()}
        onManageCookies={useManageCookies()}
      />
      <Notifier />
      <LeaveGuard />
      <ReadingAids />
      {import.meta.env.SSR ? null : <ScrollRestoration />}
    </AnchorProvider>
  )
}

function Account() {
  const session = useSession()
  return (
    <AccountMenu
      isSignedIn={session.hasTag('signedIn')}
      applicant={session.context.applicant}
      onSignOut={useSignOut()}
    />
  )
}
