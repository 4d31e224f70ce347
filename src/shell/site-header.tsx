import type { SiteSettings } from '#contract/site-settings.ts'
import type { MainMenuEvent } from '#machines/main-menu.machine.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { bookmarkIcon, searchIcon } from '#ui/icon/symbols/site-header.ts'
import { Logo } from '#ui/logo/logo.tsx'
import { PageLoadingBar } from '#ui/progress-bar/progress-bar.tsx'
import type { ReactNode } from 'react'
import { MainMenu } from './main-menu.tsx'
import type { MenuView } from './menu-items.ts'
import { SocialLinks } from './social-links.tsx'
import * as styles from './site-header.css.ts'

type Props = {
  settings: Pick<SiteSettings, 'firmName' | 'firmShortName' | 'external'>
  pathname: string
  menu: MenuView
  onMenu: (event: MainMenuEvent) => void
  /** Saved jobs that are still open; null until known. */
  savedCount: number | null
  accessibility?: ReactNode
  isLeaving: boolean
  isSignedIn: boolean
  account: ReactNode
  notices?: ReactNode
}

export function SiteHeader(props: Props) {
  const { settings, pathname, menu, onMenu, savedCount, isSignedIn, account, accessibility, isLeaving, notices } = props
  const { firmName, external } = settings
  return (
    <>
      <PageLoadingBar active={isLeaving} />
      <header className={styles.root}>
        <div className={styles.bar}>
          <Anchor href={paths.home.to()} className={styles.logo} aria-label={`${firmName}, home`}>
            <Logo name={settings.firmShortName} tone="onDark" />
          </Anchor>
          <MainMenu external={external} isSignedIn={isSignedIn} pathname={pathname} view={menu} send={onMenu} />
          <div className={styles.end}>
            <SocialLinks external={external} className={styles.social} />
            <ul className={styles.tools}>
              {notices}
              <li className={styles.searchTool}>
                <Anchor href={paths.search.to()} className={styles.tool}>
                  <Icon drawing={searchIcon} label="Search" />
                </Anchor>
              </li>
              <SavedTool count={savedCount} />
              <li>{account}</li>
              {accessibility}
            </ul>
          </div>
        </div>
      </header>
    </>
  )
}

function SavedTool({ count }: { count: number | null }) {
  return (
    <li>
      <Anchor href={paths.opportunities.to('saved=true')} className={styles.tool}>
        <Icon drawing={bookmarkIcon} label={count === 1 ? '1 saved job' : `${count ?? 0} saved jobs`} />
        {count === null && <span className={joinClassNames(styles.badge, styles.preHydrationBadge)} aria-hidden />}
        {count !== null && count > 0 && (
          <span className={styles.badge} aria-hidden>
            {count}
          </span>
        )}
      </Anchor>
    </li>
  )
}
