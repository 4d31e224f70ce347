import { paths } from '#addresses/paths.ts'
import { placeOf } from '#domain/job-words.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { useState } from 'react'
import type { ReadySearch } from './ready-search.ts'
import * as styles from './nearby-jobs.css.ts'

const atATime = 5

/** Jobs a short drive from the chosen cities, five at a time (J4.8, J9-05). */
export function NearbyJobs({ search }: { search: ReadySearch }) {
  const { board, result } = search
  const [turned, setTurned] = useState({ list: result.nearby, page: 0 })
  if (result.nearby.length === 0) return null
  const page = turned.list === result.nearby ? turned.page : 0
  const jobs = result.nearby.slice(page * atATime, (page + 1) * atATime).flatMap((index) => board.postings[index] ?? [])
  return (
    <section className={styles.root} aria-labelledby="nearby">
      <h2 id="nearby" className={styles.title}>
        Nearby jobs
      </h2>
      <p className={styles.note}>Within 25 miles of the cities you chose.</p>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.JobPosting_ID} className={styles.item}>
            <Anchor href={paths.job.to(job.JobPosting_ID)}>{job.JobFunction}</Anchor>
            <span>{placeOf(job)}</span>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={Math.ceil(result.nearby.length / atATime)}
        label="Pages of nearby jobs"
        hrefOf={() => '#nearby'}
        onTurn={(next, event) => {
          event.preventDefault()
          setTurned({ list: result.nearby, page: next })
        }}
      />
    </section>
  )
}
