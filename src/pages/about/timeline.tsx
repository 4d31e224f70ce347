import { about, milestones } from '#content/about.ts'
import { Section } from '#ui/section/section.tsx'
import type { AboutPageProps } from './about-page.tsx'
import * as styles from './about-page.css.ts'

/** Where the firm comes from; the last entry says what it is today (C2.12-01 to C2.12-03). */
export function Timeline({ stats }: Pick<AboutPageProps, 'stats'>) {
  const [figures] = stats.rows
  return (
    <Section id="history" title="Our history" tone="mist">
      <ol className={styles.timeline}>
        {milestones.map(({ year, text }) => (
          <li key={year} className={styles.milestone}>
            <span className={styles.year}>{year}</span>
            <p>{text}</p>
          </li>
        ))}
        {figures && (
          <li className={styles.milestone}>
            <span className={styles.year}>Today</span>
            <p>{about.today(String(figures.locationCount), figures.employeeCount.toLocaleString('en-US'))}</p>
          </li>
        )}
      </ol>
    </Section>
  )
}
