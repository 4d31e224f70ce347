import { paths } from '#app/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import type { ReactNode } from 'react'
import { MainMenu } from './main-menu.tsx'
import * as styles from './site-header.css.ts'

type Props = {
  firmName: string
  /** How many saved jobs are still open; null while that is not known. */
  savedCount: number | null
  /** What opens the accessibility settings (C2.2-36). */
  accessibility?: ReactNode
  /** True while another page is on its way. */
  isLeaving: boolean
  /** The menu of the visitor's account. */
  account: ReactNode
}

/** Logo, main menu, and the tools every page has (C2.2). */
export function SiteHeader({ firmName, savedCount, accessibility, isLeaving, account }: Props) {
  return (
    <header className={styles.root}>
      <ProgressBar active={isLeaving} />
      <div className={styles.bar}>
        <Anchor href={paths.home.to()} className={styles.logo} aria-label={`${firmName}, home`}>
          <Logo tone="onDark" />
        </Anchor>
        <MainMenu />
        <ul className={styles.tools}>
          <Tool href={paths.search.to()} icon="search" name="Search" />
          <SavedTool count={savedCount ?? 0} />
          <li>{account}</li>
          {accessibility}
        </ul>
      </div>
    </header>
  )
}

function Tool({ href, icon, name }: { href: string; icon: 'search'; name: string }) {
  return (
    <li>
      <Anchor href={href} className={styles.tool}>
        <Icon name={icon} label={name} />
      </Anchor>
    </li>
  )
}

function SavedTool({ count }: { count: number }) {
  return (
    <li>
      <Anchor href={paths.opportunities.to('saved=true')} className={styles.tool}>
        <Icon name="bookmark" label={count === 1 ? '1 saved job' : `${count} saved jobs`} />
        {count > 0 && (
          <span className={styles.badge} aria-hidden>
            {count}
          </span>
        )}
      </Anchor>
    </li>
  )
}
