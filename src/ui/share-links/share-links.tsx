import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { facebookIcon, linkedinIcon, xIcon } from '#ui/icon/marks/social-networks.ts'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import { useSyncExternalStore, type MouseEvent } from 'react'
import { ShareActions, type ShareActionsProps } from './share-here.tsx'
import * as styles from './share-links.css.ts'

export type ShareLinksProps = {
  title: string
  links: ReadonlyArray<{ readonly name: 'LinkedIn' | 'Facebook' | 'Twitter' | 'email'; readonly href: string }>
  page: ShareActionsProps
  onEmail?: (() => void) | null
}

const icons: Readonly<Record<string, IconShape>> = {
  LinkedIn: linkedinIcon,
  Facebook: facebookIcon,
  Twitter: xIcon,
}

const subscribeNever = () => () => {}

export function ShareLinks({ title, links, page, onEmail = null }: ShareLinksProps) {
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
  return (
    <section className={styles.root} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className={styles.link}
              {...(name === 'email' ? onEmail && createOpenProps(onEmail) : newTabProps)}
            >
              <Icon drawing={icons[name] ?? mailIcon} label={`Share by ${name}`} />
            </a>
          </li>
        ))}
      </ul>
      {isHydrated && <ShareActions key={page.address} {...page} />}
    </section>
  )
}

const newTabProps = { target: '_blank', rel: 'noopener noreferrer' }

const createOpenProps = (open: () => void) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  },
})
