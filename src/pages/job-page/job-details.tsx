import type { JobPostingHeader, Pay } from '#contract/jobs.ts'
import { clearanceNote } from '#content/equal-opportunity.ts'
import { payRange, perUnit, type JobFact } from '#domain/jobs/job-facts.ts'
import type { PayEstimate } from '#domain/jobs/pay-estimate.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { EstimateLine } from '#ui/drawings/estimate-line.tsx'
import * as styles from './job-details.css.ts'

type Props = {
  job: JobPostingHeader
  place: string
  facts: ReadonlyArray<JobFact>
  pay: PayEstimate | null
}

export function JobDetails({ job, place, facts, pay }: Props) {
  const rows = [{ name: 'Location', value: place }, ...facts, { name: 'Tracking Number', value: job.TrackingNumber }]
  const items = rows.flatMap(({ name, value }) => (value && name !== 'Pay' ? { term: name, detail: value } : []))
  return (
    <aside className={styles.details} aria-label="About this position">
      {job.Pay && <JobPay pay={job.Pay} estimate={pay} />}
      <div>
        <DefinitionList items={items} />
        {job.HasSecurity === 1 && <p className={styles.note}>{clearanceNote}</p>}
      </div>
    </aside>
  )
}

function JobPay({ pay, estimate }: { pay: Pay; estimate: PayEstimate | null }) {
  return (
    <div className={styles.pay}>
      <dl>
        <dt className={styles.term}>Pay</dt>
        <dd className={styles.amount}>
          {`${payRange(pay)} `}
          <span className={styles.unit}>{perUnit(pay)}</span>
        </dd>
      </dl>
      {estimate && <EstimateLine {...estimate} />}
    </div>
  )
}
