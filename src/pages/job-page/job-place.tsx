import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Location } from '#contract/location.ts'
import { directionsAddress, postalLines } from '#domain/jobs/job-words.ts'
import { Part } from './part.tsx'
import * as styles from './job-page.css.ts'

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
        {office?.PhoneNumber && <a href={`tel:${office.PhoneNumber.replace(/[^\d+]/g, '')}`}>{office.PhoneNumber}</a>}
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
