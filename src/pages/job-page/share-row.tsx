import type { JobPostingHeader } from '#contract/jobs.ts'
import { shareJobCopy } from '#content/share-job.ts'
import { shareLinks } from '#domain/sharing/share-links.ts'
import { paths } from '#addresses/paths.ts'
import { toSharedJob } from '#machines/share-job-posting.ts'
import { Button } from '#ui/button/button.tsx'
import { ShareLinks } from '#ui/share-links/share-links.tsx'
import { notificationsIcon } from '#ui/icon/symbols/site-header.ts'
import type { JobVisit } from './job-actions.tsx'
import * as styles from './share-row.css.ts'

type Props = Pick<JobVisit, 'origin' | 'onShare' | 'isHydrated'> & { job: JobPostingHeader }

export function ShareRow({ job, origin, onShare, isHydrated }: Props) {
  const path = paths.job.to(job.JobPosting_ID)
  const shared = toSharedJob(job)
  return (
    <div className={styles.root}>
      <ShareLinks
        title="Share this job"
        links={shareLinks({ origin, path, what: 'Job opening', title: job.JobFunction })}
        page={{ address: origin + path, title: job.JobFunction }}
        onEmail={isHydrated ? () => onShare('email', shared) : null}
      />
      <Button
        variant="secondary"
        icon={notificationsIcon}
        aria-haspopup="dialog"
        onClick={() => onShare('related', shared)}
      >
        {shareJobCopy.related.title}
      </Button>
    </div>
  )
}
