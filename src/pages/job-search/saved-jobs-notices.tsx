import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { Button } from '#ui/button/button.tsx'
import { focusResults } from './focus-results.ts'
import * as styles from './saved-jobs-notices.css.ts'

type Props = {
  jobs: ReadonlyArray<SavedJob>
  onDismiss: () => void
}

export function ClosedJobs({ jobs, onDismiss }: Props) {
  if (jobs.length === 0) return null
  const dismiss = () => {
    onDismiss()
    focusResults()
  }
  return (
    <section className={styles.root} aria-labelledby="closed-jobs">
      <h2 id="closed-jobs" className={styles.title}>
        No longer open
      </h2>
      <ul className={styles.list}>
        {jobs.map(({ id, title, place }) => (
          <li key={id}>
            <strong className={styles.job}>{title}</strong>
            {place !== '' && <span>{`, ${place}`}</span>}
          </li>
        ))}
      </ul>
      <Button variant="text" onClick={dismiss}>
        {jobs.length === 1 ? 'Remove this job from my list' : 'Remove these jobs from my list'}
      </Button>
    </section>
  )
}

export const SavedJobsOffline = () => (
  <p className={styles.words}>
    This page still opens without a connection and shows your saved jobs as you last saw them.
  </p>
)
