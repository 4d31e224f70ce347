import type { SiteSettings } from '#contract/site-settings.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { bookmarkIcon, searchIcon } from '#ui/icon/symbols/site-header.ts'
import { Logo } from '#ui/logo/logo.tsx'
import type { ReactNode } from 'react'
import { SocialLinks } from './social-links.tsx'
import * as styles from './site-header.css.ts'

type Props = {
  settings: Pick<SiteSettings, 'firmName' | 'firmShortName' | 'external'>
  menu: ReactNode
  saved: ReactNode
  accessibility?: ReactNode
  account: ReactNode
  notices?: ReactNode
}

export function SiteHeader({ settings, menu, saved, account, accessibility, notices }: Props) {
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Anchor href={paths.home.to()} className={styles.logo} aria-label={`${settings.firmName}, home`}>
          <Logo name={settings.firmShortName} tone="onDark" />
        </Anchor>
        {menu}
        <div className={styles.end}>
          <SocialLinks external={settings.external} className={styles.social} />
          <ul className={styles.tools}>
            {notices}
            <li className={styles.searchTool}>
              <Anchor href={paths.search.to()} className={styles.tool}>
                <Icon drawing={searchIcon} label="Search" />
              </Anchor>
            </li>
            {saved}
            <li>{account}</li>
            {accessibility}
          </ul>
        </div>
      </div>
    </header>
  )
}

/** @param count saved jobs that are still open; null until known */
export function SavedTool({ count }: { count: number | null }) {
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
