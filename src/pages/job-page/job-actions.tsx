import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { paths } from '#addresses/paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import * as styles from './job-page.css.ts'

type Props = {
  job: JobPostingHeader
  savedIds: ReadonlyArray<string>
  onToggleSaved: (id: string) => void
}

/** What a job seeker can do now: apply or keep the job (J2.5-40 to J2.5-47). On phones it stays at the bottom. */
export function JobActions({ job, savedIds, onToggleSaved }: Props) {
  const isSaved = savedIds.includes(job.JobPosting_ID)
  return (
    <div className={styles.actions}>
      <ButtonLink href={paths.apply.to(job.JobPosting_ID)} className={styles.action} wide>
        Submit Resume
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.application.to(job.JobPosting_ID)} className={styles.action} wide>
        Fill out Application
      </ButtonLink>
      <Button
        variant="quiet"
        className={styles.save}
        icon={isSaved ? 'bookmark_filled' : 'bookmark'}
        aria-pressed={isSaved}
        onClick={() => onToggleSaved(job.JobPosting_ID)}
        wide
      >
        {isSaved ? 'Saved' : 'Save For Later'}
      </Button>
    </div>
  )
}
