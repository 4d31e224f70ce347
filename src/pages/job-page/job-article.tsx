import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { JobFact } from '#domain/jobs/job-facts.ts'
import type { PayEstimate } from '#domain/jobs/pay-estimate.ts'
import { isNewListing } from '#domain/jobs/listed-job.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { arrowBackIcon } from '#ui/icon/symbols/arrows.ts'
import { JobActions, type JobVisit } from './job-actions.tsx'
import { EqualOpportunity, JobBenefits, JobOpening, JobOverview, JobPlace, JobText } from './job-parts.tsx'
import { JobDetails } from './job-details.tsx'
import { RelatedJobs } from './related-jobs.tsx'
import { ShareRow } from './share-row.tsx'
import * as styles from './job-page.css.ts'

type Props = JobVisit & {
  job: JobPostingHeader
  place: string
  facts: ReadonlyArray<JobFact>
  pay: PayEstimate | null
  office: Location | null
  related: ReadonlyArray<JobPostingHeader>
  /** Empty unless the job is a preview, which has no actions or links (J2.5-10, J2.5-12). */
  previewWords: ReadonlyArray<string>
}

export function JobArticle({ job, place, facts, pay, office, related, previewWords, ...visit }: Props) {
  const isPreview = previewWords.length > 0
  const title = job.JobFunction || 'Untitled job'
  const [from, to] = job.Opening ?? [0, 0]
  const sentence = job.ShortDescription?.slice(from, to)
  return (
    <>
      {isPreview && (
        <div role="note" className={styles.preview}>
          <span>
            {previewWords.map((words) => (
              <span key={words}>{words} </span>
            ))}
          </span>
        </div>
      )}
      <Container className={styles.body}>
        <div className={styles.page}>
          <div className={styles.opening}>
            <BackLink onBack={visit.onBack} />
            <div className={styles.name}>
              <h1 className={sentence ? styles.title : styles.statement} tabIndex={-1}>
                {title}
              </h1>
              {isNewListing(job, visit.now) && <Tag tone="new">New Listing</Tag>}
            </div>
            {sentence && <JobOpening sentence={sentence} />}
          </div>
          <div className={styles.side}>
            <JobDetails job={job} place={place} facts={facts} pay={pay} />
            {!isPreview && <JobActions job={job} {...visit} />}
          </div>
          <article className={styles.column}>
            <JobOverview text={job.ShortDescription?.slice(to).trim()} isBegun={to > 0} />
            <JobText job={job} sanitise={(html) => visit.sanitise(html, { hasLinks: !isPreview })} />
            <JobPlace job={job} office={office} hasDirections={!isPreview} />
            <JobBenefits />
            <EqualOpportunity />
            {!isPreview && <ShareRow job={job} {...visit} />}
          </article>
        </div>
        <RelatedJobs jobs={related} />
      </Container>
    </>
  )
}

function BackLink({ onBack }: { onBack: (() => void) | null }) {
  return (
    <ButtonLink
      variant="text"
      icon={arrowBackIcon}
      className={styles.back}
      href={paths.opportunities.to()}
      onClick={(event) => {
        if (!onBack) return
        event.preventDefault()
        onBack()
      }}
    >
      Back to Current Opportunities
    </ButtonLink>
  )
}
