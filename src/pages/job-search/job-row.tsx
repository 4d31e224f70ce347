import type { JobPostingHeader } from '#contract/jobs.ts'
import { cardDescription, experienceName, formatJobLocation, workplaceName } from '#domain/jobs/job-words.ts'
import { isNewListing, longestCard } from '#domain/jobs/listed-job.ts'
import { continueAddress } from '#addresses/application-address.ts'
import type { ContinuePage } from '#domain/applications/application-links.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { bookmarkIcon } from '#ui/icon/symbols/site-header.ts'
import { bookmarkFilledIcon } from '#ui/icon/symbols/bookmark-filled.ts'
import { whenNotPressed, whenPressed } from '#ui/icon/icon.css.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { memo } from 'react'
import * as styles from './job-row.css.ts'

type Props = {
  job: JobPostingHeader
  now: number
  isSaved: boolean
  /** Null where jobs are not applied for from the list. */
  applyLabel: string | null
  applyPage: ContinuePage
  savedDay: string
  onToggleSaved: (id: string) => void
}

export const JobRow = memo(function JobRow({
  job,
  now,
  isSaved,
  applyLabel,
  applyPage,
  savedDay,
  onToggleSaved,
}: Props) {
  const level = experienceName(job.ExperienceLevel)
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor href={paths.job.to(job.JobPosting_ID)} className={styles.link}>
            {job.JobFunction}
          </Anchor>
        </h3>
        <p className={styles.description}>
          {isNewListing(job, now) && (
            <>
              <Tag tone="new">New Listing</Tag>{' '}
            </>
          )}
          {cardDescription(job, longestCard)}
        </p>
        {applyLabel && <ApplyLink job={job} label={applyLabel} page={applyPage} />}
      </div>
      <ul className={styles.facts}>
        {formatJobLocation(job) !== '' && <li className={styles.place}>{formatJobLocation(job)}</li>}
        <li>{workplaceName(job.Workplace)}</li>
        {level && <li>{level}</li>}
        {savedDay !== '' && <li className={styles.savedDay}>Saved {savedDay}</li>}
      </ul>
      <SaveButton job={job} isSaved={isSaved} onToggle={onToggleSaved} />
    </li>
  )
})

type ApplyLinkProps = { job: JobPostingHeader; label: string; page: ContinuePage }

function ApplyLink({ job, label, page }: ApplyLinkProps) {
  return (
    <p className={styles.apply}>
      <Anchor href={continueAddress(job.JobPosting_ID, page)}>
        {label}
        <VisuallyHidden>: {job.JobFunction}</VisuallyHidden>
      </Anchor>
    </p>
  )
}

type SaveButtonProps = { job: JobPostingHeader; isSaved: boolean; onToggle: (id: string) => void }

function SaveButton({ job: { JobPosting_ID: id, JobFunction: title }, isSaved, onToggle }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={styles.bookmark}
      data-early={`save:${id}`}
      aria-pressed={isSaved}
      onClick={() => onToggle(id)}
    >
      <Icon drawing={bookmarkIcon} label={`Save For Later: ${title}`} className={whenNotPressed} />
      <Icon drawing={bookmarkFilledIcon} label={`Saved: ${title}`} className={whenPressed} />
    </button>
  )
}
