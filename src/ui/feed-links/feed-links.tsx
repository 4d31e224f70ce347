import { Icon } from '#ui/icon/icon.tsx'
import { eventIcon } from '#ui/icon/symbols/event.ts'
import { rssFeedIcon } from '#ui/icon/symbols/rss-feed.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './feed-links.css.ts'

type Feed = {
  /** The media type of what it leads to. */
  readonly type: string
  /** What it is called, such as "RSS". */
  readonly name: string
  readonly href: string
}

export type FeedLinksProps = {
  /** What is followed, such as "Follow news". */
  title: string
  links: ReadonlyArray<Feed>
}

/** The forms in which a list can be followed. They are files: no page of the site opens at them. */
export function FeedLinks({ title, links }: FeedLinksProps) {
  return (
    <p className={styles.root}>
      <Icon drawing={rssFeedIcon} size="small" className={styles.icon} />
      <span>{title}</span>
      {links.map(({ type, name, href }) => (
        <a key={href} href={href} type={type} className={styles.link}>
          {name}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </a>
      ))}
    </p>
  )
}

/** Takes one event into the visitor's calendar. */
export function CalendarLink({ link: { type, href } }: { link: Feed }) {
  return (
    <a href={href} type={type} className={styles.calendar}>
      <Icon drawing={eventIcon} size="small" className={styles.calendarIcon} />
      Add to your calendar
    </a>
  )
}
