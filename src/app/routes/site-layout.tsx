import '#ui/theme/global.css.ts'
import '#ui/theme/fonts.css.ts'
import '#ui/theme/motion.css.ts'
import '#ui/theme/print.css.ts'
import { AccountMenu } from '#shell/account-menu.tsx'
import type { mainMenuMachine } from '#machines/main-menu.machine.ts'
import type { MenuView } from '#shell/menu-items.ts'
import { NoticesLine, NoticesTool } from '#shell/notices-tool.tsx'
import { MainMenu } from '#shell/main-menu.tsx'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SavedTool, SiteHeader } from '#shell/site-header.tsx'
import { PageLoadingBar } from '#ui/progress-bar/progress-bar.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { AnchorProvider } from '#ui/anchor/anchor.tsx'
import { createCounter } from '#site/counter.ts'
import { CounterProvider, type CountedNumberProps } from '#ui/counter/counted-number.tsx'
import { Counter } from '#ui/counter/counter.tsx'
import { AccessibilityTool, ReadingAids } from './accessibility-tool.tsx'
import { CookieConsent } from './cookie-consent.tsx'
import { useSelector } from '@xstate/react'
import { Outlet, useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { MissingPage, useIsLoading } from './missing-page.tsx'
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

/** It hears nothing: each part of the page hears what it shows itself, so that no other is drawn again for it. */
export function SiteLayout() {
  const { settings } = useSite().input
  return (
    <AnchorProvider anchor={SiteAnchor}>
      <SkipLink to="main">Skip to content</SkipLink>
      <CookieConsent />
      <Loading />
      <SiteHeader
        settings={settings}
        menu={<Menu />}
        saved={<Saved />}
        accessibility={<AccessibilityTool />}
        account={<Account />}
        notices={<NoticesControl Tool={NoticesTool} />}
      />
      <main id="main" tabIndex={-1}>
        <CounterProvider counter={RunningCounter}>
          <Outlet />
        </CounterProvider>
      </main>
      <Footer />
      <Notifier />
      <MissingPage />
      <ReadingAids />
      <Arrival />
    </AnchorProvider>
  )
}

/** Last, because its effects follow those of the page. */
function Arrival() {
  useArrival()
  return null
}

const Loading = () => <PageLoadingBar active={useIsLoading()} />

function Menu() {
  const { actors, input } = useSite()
  return (
    <MainMenu
      external={input.settings.external}
      isSignedIn={useSession().hasTag('signedIn')}
      pathname={useLocation().pathname}
      view={useSelector(actors.mainMenu, menuView, isSameView)}
      send={actors.mainMenu.send}
    />
  )
}

const Saved = () => <SavedTool count={useSavedCount()} />

const Footer = () => (
  <SiteFooter
    settings={useSite().input.settings}
    year={useYear()}
    onManageCookies={useManageCookies()}
    notices={<NoticesControl Tool={NoticesLine} />}
  />
)

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
