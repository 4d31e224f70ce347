import type { ReferenceList } from '#contract/entities.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import { about } from '#content/about.ts'
import { milestones, ridge as words, yearAnchor } from '#content/headcount.ts'
import { drawRidge } from '#domain/drawings/ridge.ts'
import { paths } from '#addresses/paths.ts'
import { RidgeFigure } from '#ui/drawings/ridge.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './about-page.css.ts'

const inWords = (count: number) => count.toLocaleString('en-US')

const createHref = (year: number) => `${paths.about.to()}#${yearAnchor(year)}`

type Props = {
  readonly stats: ReferenceList<WebsiteStat>
  readonly thisYear: number
}

type EntryProps = {
  readonly when: number | 'Today'
  readonly year: number
  readonly people: number
  readonly children: string
}

const Entry = ({ when, year, people, children }: EntryProps) => (
  <li id={yearAnchor(year)} className={styles.milestone}>
    <span className={styles.year}>{when}</span>
    <p>{children}</p>
    <span className={styles.people}>{inWords(people)} people</span>
  </li>
)

export function Timeline({ stats, thisYear }: Props) {
  const [figures] = stats.rows
  const today = figures?.employeeCount
    ? {
        year: thisYear,
        people: figures.employeeCount,
        text: about.today(String(figures.locationCount), inWords(figures.employeeCount)),
      }
    : null
  const ridge = drawRidge([...milestones, ...(today ? [today] : [])])
  return (
    <section id="history" aria-labelledby="history-title">
      <div className={styles.ridge}>
        <Container className={styles.ridgeWords}>
          <Heading level={2} id="history-title" tone="onDark">
            Our history
          </Heading>
          {ridge && (
            <RidgeFigure
              ridge={ridge}
              name={words.name}
              caption={words.finding}
              note={[words.source, words.count(inWords(ridge.peoplePerStratum)), words.checked]}
              createHref={createHref}
            />
          )}
        </Container>
      </div>
      <Container className={styles.timelinePlace}>
        <ol className={styles.timeline}>
          {milestones.map(({ year, text, people }) => (
            <Entry key={year} when={year} year={year} people={people}>
              {text}
            </Entry>
          ))}
          {today && (
            <Entry when="Today" year={today.year} people={today.people}>
              {today.text}
            </Entry>
          )}
        </ol>
      </Container>
    </section>
  )
}
