import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { getApplyAction } from '#machines/applied-jobs.machine.ts'
import { paths } from '#addresses/paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { bookmarkIcon } from '#ui/icon/symbols/bookmark.ts'
import { bookmarkFilledIcon } from '#ui/icon/symbols/bookmark-filled.ts'
import type { JobVisit } from './job-visit.ts'
import * as styles from './job-page.css.ts'

type Props = Pick<JobVisit, 'applications' | 'savedIds' | 'onToggleSaved'> & { job: JobPostingHeader }

export function JobActions({ job, applications, savedIds, onToggleSaved }: Props) {
  const { button, remark } = getApplyAction(applications, job.JobPosting_ID)
  const isSaved = savedIds.includes(job.JobPosting_ID)
  return (
    <div className={styles.actions}>
      {remark && <p className={styles.remark}>{remark}</p>}
      <ButtonLink href={paths.apply.to(job.JobPosting_ID)} className={styles.action} wide>
        {button}
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.application.to(job.JobPosting_ID)} className={styles.action} wide>
        Fill out Application
      </ButtonLink>
      <Button
        variant="quiet"
        className={styles.save}
        icon={isSaved ? bookmarkFilledIcon : bookmarkIcon}
        aria-pressed={isSaved}
        onClick={() => onToggleSaved(job.JobPosting_ID)}
        wide
      >
        {isSaved ? 'Saved' : 'Save For Later'}
      </Button>
    </div>
  )
}
