import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Location } from '#contract/location.ts'
import { benefits } from '#content/benefits.ts'
import { clearanceNote, equalOpportunityCard } from '#content/equal-opportunity.ts'
import type { JobFact } from '#domain/job-facts.ts'
import { directionsAddress, postalLines } from '#domain/job-words.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import type { ReactNode } from 'react'
import * as styles from './job-page.css.ts'

type Props = {
  job: JobPostingHeader
  facts: ReadonlyArray<JobFact>
  office: Location | null
}

/** The details card, the benefits, the place, and the firm's promise (J2.5-24 to J2.5-35). */
export function JobAside({ job, facts, office }: Props) {
  const items = facts.map(({ name, value }) => ({ term: name, detail: value }))
  const tracking = job.TrackingNumber ? [{ term: 'Tracking Number', detail: job.TrackingNumber }] : []
  return (
    <>
      <Card title="Details">
        <DefinitionList items={[...items, ...tracking]} />
        {job.HasSecurity === 1 && <p className={styles.note}>{clearanceNote}</p>}
      </Card>
      <Place job={job} office={office} />
      <Card title="Benefits">
        <ul className={styles.benefits}>
          {(['health', 'retirement', 'timeOff'] as const).map((kind) => (
            <li key={kind}>
              <strong>{benefits[kind].title}</strong>
              <p>{benefits[kind].text}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={equalOpportunityCard.heading}>
        <p>{equalOpportunityCard.text}</p>
        <Anchor href={paths.equalOpportunity.to()}>{equalOpportunityCard.linkLabel}</Anchor>
      </Card>
    </>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {children}
    </section>
  )
}

function Place({ job, office }: { job: JobPostingHeader; office: Location | null }) {
  const lines = postalLines(job)
  const directions = directionsAddress(job)
  if (!office && lines.length === 0) return null
  return (
    <Card title="Location">
      <address className={styles.address}>
        {office?.Description && <strong>{office.Description}</strong>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {office?.PhoneNumber && <a href={`tel:${office.PhoneNumber.replace(/[^\d+]/g, '')}`}>{office.PhoneNumber}</a>}
      </address>
      {directions && (
        <a href={directions} target="_blank" rel="noopener noreferrer">
          Get Directions
        </a>
      )}
    </Card>
  )
}
