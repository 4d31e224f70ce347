import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import * as styles from './share-links.css.ts'

export type ShareLinksProps = {
  /** The heading, such as "Share this job". */
  title: string
  links: ReadonlyArray<{ readonly name: 'LinkedIn' | 'Facebook' | 'Twitter' | 'e-mail'; readonly href: string }>
}

const icons: Readonly<Record<string, IconName>> = { LinkedIn: 'linkedin', Facebook: 'facebook', Twitter: 'x' }

/** Links that pass a page on. */
export function ShareLinks({ title, links }: ShareLinksProps) {
  return (
    <section className={styles.root} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
              <Icon name={icons[name] ?? 'mail'} label={`Share by ${name}`} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
