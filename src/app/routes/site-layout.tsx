import '#ui/theme/global.css.ts'
import '#ui/theme/fonts.css.ts'
import '#ui/theme/motion.css.ts'
import '#ui/theme/print.css.ts'
import { AccountMenu } from '#shell/account-menu.tsx'
import type { mainMenuMachine } from '#machines/main-menu.machine.ts'
import type { MenuView } from '#shell/menu-items.ts'
import { NoticesLine, NoticesTool } from '#shell/notices-tool.tsx'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SiteHeader } from '#shell/site-header.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { AnchorProvider } from '#ui/anchor/anchor.tsx'
import { createCounter } from '#site/counter.ts'
import { CounterProvider, type CountedNumberProps } from '#ui/counter/counted-number.tsx'
import { Counter } from '#ui/counter/counter.tsx'
import { AccessibilityTool, ReadingAids } from './accessibility-tool.tsx'
import { CookieConsent } from './cookie-consent.tsx'
import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { MissingPage, useMissingPage } from './missing-page.tsx'
import { NoticesControl } from './notices-control.tsx'
import { Notifier } from './toast-queue.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { useArrival } from './use-arrival.ts'
import { usePageStore } from '../use-page-flow.ts'
import { useHydrated, useManageCookies, useSavedCount, useSession, useSite, useYear } from '../use-site.ts'

const menuView = ({ context, ...snapshot }: SnapshotFrom<typeof mainMenuMachine>): MenuView => ({
  group: context.group,
  isUnfolded: snapshot.matches('unfolded') || snapshot.matches('groupUnfolded'),
})

const isSameView = (one: MenuView, other: MenuView) => one.group === other.group && one.isUnfolded === other.isUnfolded

// The same elements at each drawing, so that header and footer are drawn again for what they show alone.
const accessibility = <AccessibilityTool />
const account = <Account />
const noticesTool = <NoticesControl Tool={NoticesTool} />
const noticesLine = <NoticesControl Tool={NoticesLine} />
const Header = memo(SiteHeader)
const Footer = memo(SiteFooter)

export function SiteLayout() {
  const site = useSite()
  const navigation = useNavigation()
  const isMissing = useMissingPage() !== null
  useArrival()
  return (
    <AnchorProvider anchor={SiteAnchor}>
      <SkipLink to="main">Skip to content</SkipLink>
      <CookieConsent />
      <Header
        settings={site.input.settings}
        pathname={useLocation().pathname}
        menu={useSelector(site.actors.mainMenu, menuView, isSameView)}
        onMenu={site.actors.mainMenu.send}
        savedCount={useSavedCount()}
        accessibility={accessibility}
        isLeaving={navigation.state !== 'idle' && !isMissing}
        isSignedIn={useSession().hasTag('signedIn')}
        account={account}
        notices={noticesTool}
      />
      <main id="main" tabIndex={-1}>
        <CounterProvider counter={RunningCounter}>
          <Outlet />
        </CounterProvider>
      </main>
      <Footer
        settings={site.input.settings}
        year={useYear()}
        onManageCookies={useManageCookies()}
        notices={noticesLine}
      />
      <Notifier />
      <MissingPage />
      <ReadingAids />
    </AnchorProvider>
  )
}

function Account() {
  const session = useSession()
  return (
    <AccountMenu
      isSignedIn={session.hasTag('signedIn')}
      applicant={session.context.applicant}
      onSignOut={useSite().signOut}
    />
  )
}

function RunningCounter({ value }: CountedNumberProps) {
  const isServed = !useHydrated()
  const counter = usePageStore((site) => createCounter(site, { value, isServed }))
  return <Counter value={value} counting={counter} onView={counter.view} />
}
