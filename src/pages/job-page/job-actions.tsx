import type { ApplicationPosting } from '#contract/application.ts'
import type { SharedJob } from '#machines/share-job-posting.ts'
import type { ShareDialog } from '#machines/share-job-notices.ts'
import type { Sanitise } from '#ui/prose/prose.tsx'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { getApplyActions } from '#machines/apply-links.ts'
import { continueAddress } from '#addresses/application-address.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { bookmarkIcon } from '#ui/icon/symbols/site-header.ts'
import { bookmarkFilledIcon } from '#ui/icon/symbols/bookmark-filled.ts'
import { whenNotPressed, whenPressed } from '#ui/icon/icon.css.ts'
import * as styles from './job-actions.css.ts'

export type JobVisit = {
  readonly firmName: string
  readonly origin: string
  readonly now: number
  /** Null until known, or signed out (J4.11-02). */
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  readonly onToggleSaved: (id: string) => void
  readonly onShare: (dialog: ShareDialog, job: SharedJob) => void
  readonly isHydrated: boolean
  readonly sanitise: Sanitise
  /** Null if the visitor did not come from a list (J2.5-38, J2.5-39). */
  readonly onBack: (() => void) | null
}

const waysHint = 'A resume is enough. The form can wait.'

type Props = Pick<JobVisit, 'applications' | 'savedIds' | 'onToggleSaved'> & { job: JobPostingHeader }

export function JobActions({ job, applications, savedIds, onToggleSaved }: Props) {
  const { remark, links } = getApplyActions(applications, job.JobPosting_ID)
  const hint = remark ?? (links[0]?.label === 'Submit Resume' ? waysHint : null)
  return (
    <div className={styles.actions}>
      {hint && <p className={styles.remark}>{hint}</p>}
      {links.map(({ label, page }, index) => (
        <ButtonLink
          key={label}
          variant={index === 0 ? 'primary' : 'secondary'}
          href={continueAddress(job.JobPosting_ID, page)}
          className={styles.action}
          wide
        >
          {label}
        </ButtonLink>
      ))}
      <Button
        variant="quiet"
        className={styles.save}
        data-early={`save:${job.JobPosting_ID}`}
        aria-pressed={savedIds.includes(job.JobPosting_ID)}
        onClick={() => onToggleSaved(job.JobPosting_ID)}
        wide
      >
        <Icon drawing={bookmarkIcon} className={whenNotPressed} />
        <Icon drawing={bookmarkFilledIcon} className={whenPressed} />
        <span className={whenNotPressed}>Save For Later</span>
        <span className={whenPressed}>Saved</span>
      </Button>
    </div>
  )
}
