import type { ReactNode } from 'react'
import * as styles from './job-page.css.ts'
import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import { equalOpportunityCard } from '#content/equal-opportunity.ts'
import { directionsAddress, postalLines } from '#domain/jobs/job-words.ts'
import { formatPhone } from '#ui/phone-link/phone-number.ts'
import { benefits } from '#content/benefits.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.partBody}>{children}</div>
    </section>
  )
}

type Props = { job: JobPostingHeader; office: Location | null; hasDirections: boolean }

export function JobPlace({ job, office, hasDirections }: Props) {
  const lines = postalLines(job)
  const directions = hasDirections ? directionsAddress(job) : null
  if (!office && lines.length === 0) return null
  return (
    <Part title="Location">
      <address className={styles.address}>
        {office?.Description && <strong>{office.Description}</strong>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {office?.PhoneNumber && (
          <PhoneLink phone={office.PhoneNumber} extension={office.Extension} className={styles.phone}>
            {formatPhone(office.PhoneNumber, office.Extension)}
          </PhoneLink>
        )}
      </address>
      {directions && (
        <p className={styles.directions}>
          <a href={directions} target="_blank" rel="noopener noreferrer">
            Get Directions
          </a>
        </p>
      )}
    </Part>
  )
}

const kinds = ['health', 'retirement', 'timeOff'] as const

export function JobBenefits() {
  return (
    <Part title="Benefits">
      <ul className={styles.benefits}>
        {kinds.map((kind) => (
          <li key={kind}>
            <h3 className={styles.benefit}>{benefits[kind].title}</h3>
            <p>{benefits[kind].text}</p>
            <ul className={styles.facts}>
              {benefits[kind].facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function EqualOpportunity() {
  return (
    <Part title={equalOpportunityCard.heading}>
      <p>{equalOpportunityCard.text}</p>
      <p>
        <Anchor href={paths.equalOpportunity.to()}>{equalOpportunityCard.linkLabel}</Anchor>
      </p>
    </Part>
  )
}

/** The heading of the whole overview: what follows the sentence stands below, under the same one. */
export function JobOpening({ sentence }: { sentence: string }) {
  return (
    <section>
      <h2 className={styles.hidden}>Overview</h2>
      <p className={styles.statement}>{sentence}</p>
    </section>
  )
}

export function JobOverview({ text, isBegun }: { text: string | undefined; isBegun: boolean }) {
  if (!text) return null
  const paragraph = <p className={styles.overview}>{text}</p>
  return isBegun ? paragraph : <Part title="Overview">{paragraph}</Part>
}

export function JobText({ job, sanitise }: { job: JobPostingHeader; sanitise: Sanitise }) {
  return (
    <>
      <HtmlPart title="Responsibilities" html={job.Responsibilities} sanitise={sanitise} />
      <HtmlPart title="Skills required" html={job.SkillsRequired} sanitise={sanitise} />
      <HtmlPart title="Education" html={job.EducationRequirement} sanitise={sanitise} />
    </>
  )
}

function HtmlPart({ title, html, sanitise }: { title: string; html: string | null; sanitise: Sanitise }) {
  if (!html) return null
  return (
    <Part title={title}>
      <Prose html={sanitise(html)} />
    </Part>
  )
}
