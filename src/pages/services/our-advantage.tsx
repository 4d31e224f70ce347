import { Section } from '#ui/section/section.tsx'
import * as styles from './services-page.css.ts'

type Props = { title: string; anchor: string; lead: string; paragraphs: ReadonlyArray<string> }

export function OurAdvantage({ title, anchor, lead, paragraphs }: Props) {
  return (
    <Section title={title} lead={lead}>
      <details className={styles.advantage}>
        <summary className={styles.advantageSummary}>
          <span className={styles.showMore}>Show More</span>
          <span className={styles.showLess}>Show Less</span>
        </summary>
        <div id={anchor}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </Section>
  )
}
