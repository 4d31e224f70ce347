import type { ReferenceList } from '#contract/entities.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import { about, milestones, ridgeNote } from '#content/about.ts'
import { Section } from '#ui/section/section.tsx'
import { HistoryRidge } from './history-ridge.tsx'
import * as styles from './about-page.css.ts'

const inWords = (count: number) => count.toLocaleString('en-US')

type Props = {
  readonly stats: ReferenceList<WebsiteStat>
  readonly thisYear: number
}

type EntryProps = { readonly when: number | 'Today'; readonly people: number; readonly children: string }

const Entry = ({ when, people, children }: EntryProps) => (
  <li className={styles.milestone}>
    <span className={styles.year}>{when}</span>
    <p>{children}</p>
    <span className={styles.people}>{inWords(people)} people</span>
  </li>
)

export function Timeline({ stats, thisYear }: Props) {
  const [figures] = stats.rows
  const today = figures && {
    year: thisYear,
    people: figures.employeeCount,
    text: about.today(String(figures.locationCount), inWords(figures.employeeCount)),
  }
  return (
    <Section id="history" title="Our history" lead={ridgeNote} tone="mist">
      <HistoryRidge steps={[...milestones, ...(today ? [today] : [])]} />
      <ol className={styles.timeline}>
        {milestones.map(({ year, text, people }) => (
          <Entry key={year} when={year} people={people}>
            {text}
          </Entry>
        ))}
        {today && (
          <Entry when="Today" people={today.people}>
            {today.text}
          </Entry>
        )}
      </ol>
    </Section>
  )
}
