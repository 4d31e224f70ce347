import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { clearanceNote } from '#content/equal-opportunity.ts'
import type { JobFact } from '#domain/jobs/job-facts.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import * as styles from './job-page.css.ts'

export function JobDetails({ job, facts }: { job: JobPostingHeader; facts: ReadonlyArray<JobFact> }) {
  const items = facts.map(({ name, value }) => ({ term: name, detail: value }))
  const tracking = job.TrackingNumber ? [{ term: 'Tracking Number', detail: job.TrackingNumber }] : []
  return (
    <>
      <h2 className={styles.cardTitle}>Details</h2>
      <DefinitionList items={[...items, ...tracking]} />
      {job.HasSecurity === 1 && <p className={styles.note}>{clearanceNote}</p>}
    </>
  )
}
