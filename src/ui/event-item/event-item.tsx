import { Anchor } from '#ui/anchor/anchor.tsx'
import * as styles from './event-item.css.ts'

export type EventItemProps = {
  href: string
  title: string
  day: { readonly Day: number; readonly Month: string } | undefined
  facts: string
  past?: boolean
}

export function EventItem({ href, title, day, facts, past = false }: EventItemProps) {
  return (
    <li className={styles.item} data-past={past || undefined}>
      <p className={styles.day} aria-hidden>
        <span className={styles.number}>{day?.Day}</span> {day?.Month.slice(0, 3)}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        </h3>
        <p className={styles.facts}>{facts}</p>
      </div>
    </li>
  )
}
