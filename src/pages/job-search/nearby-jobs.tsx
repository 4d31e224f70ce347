import type { JobPostingHeader } from '#contract/jobs.ts'
import { paths } from '#addresses/paths.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { memo } from 'react'
import { focusNearby, nearbyId } from './focus-results.ts'
import { sizeChoice } from './page-size-field.ts'
import type { ReadySearch } from './ready-search.ts'
import * as styles from './nearby-jobs.css.ts'

type Props = Pick<ReadySearch, 'nearby' | 'criteria'> & { send: (event: JobSearchEvent) => void }

export const NearbyJobs = memo(function NearbyJobs(props: Props) {
  const { nearby } = props
  if (nearby.total === 0) return null
  return (
    <section className={styles.root} aria-labelledby={nearbyId}>
      <h2 id={nearbyId} tabIndex={-1} className={styles.title}>
        Nearby jobs
      </h2>
      <p className={styles.note}>Within 25 miles of the cities you chose.</p>
      <List jobs={nearby.jobs} />
      {/* Their page is in no address, so without scripts there is nothing to turn: all of them are listed. */}
      {nearby.others.length > 0 && (
        <noscript>
          <List jobs={nearby.others} />
        </noscript>
      )}
      <div className={styles.pages}>
        <Pages {...props} />
      </div>
    </section>
  )
})

function List({ jobs }: { jobs: readonly JobPostingHeader[] }) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.JobPosting_ID} className={styles.item}>
          <Anchor href={paths.job.to(job.JobPosting_ID)}>{job.JobFunction}</Anchor>
          <span>{formatJobLocation(job)}</span>
        </li>
      ))}
    </ul>
  )
}

function Pages({ criteria, nearby, send }: Props) {
  const { total } = nearby
  const first = nearby.page * nearby.pageSize + 1
  return (
    <Pager
      page={nearby.page}
      pageCount={nearby.pageCount}
      label="Pages of nearby jobs"
      status={`Nearby jobs ${first} to ${first + nearby.jobs.length - 1} of ${total}`}
      createHref={() => `#${nearbyId}`}
      onTurn={(page, event) => {
        event.preventDefault()
        send({ type: 'nearbyPage.turned', page })
        focusNearby()
      }}
      pageSize={{
        label: 'Nearby jobs at a time',
        name: 'nearby',
        ...sizeChoice(nearby, (pageSize) => send({ type: 'nearbyPageSize.chosen', pageSize })),
        action: paths.opportunities.to(),
        keep: [...new URLSearchParams(writeCriteria(criteria))],
      }}
    />
  )
}
