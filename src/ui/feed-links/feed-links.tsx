import { Icon } from '#ui/icon/icon.tsx'
import { eventIcon } from '#ui/icon/symbols/dates.ts'
import { rssFeedIcon } from '#ui/icon/symbols/rss-feed.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './feed-links.css.ts'

type Feed = {
  readonly type: string
  readonly name: string
  readonly href: string
}

export type FeedLinksProps = {
  title: string
  links: ReadonlyArray<Feed>
}

export function FeedLinks({ title, links }: FeedLinksProps) {
  return (
    <p className={styles.root}>
      <Icon drawing={rssFeedIcon} size="small" className={styles.icon} />
      <span>{title}</span>
      {links.map(({ type, name, href }) => (
        <a key={href} href={href} type={type} className={styles.link}>
          {name}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </a>
      ))}
    </p>
  )
}

export function CalendarLink({ link: { type, href } }: { link: Feed }) {
  return (
    <a href={href} type={type} className={styles.calendar}>
      <Icon drawing={eventIcon} size="small" className={styles.calendarIcon} />
      Add to your calendar
    </a>
  )
}
