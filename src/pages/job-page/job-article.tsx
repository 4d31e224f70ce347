import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { JobFact } from '#domain/jobs/job-facts.ts'
import { isNewListing } from '#domain/jobs/listed-job.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container, Grid } from '#ui/layout/layout.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { arrowBackIcon } from '#ui/icon/symbols/arrows.ts'
import { JobActions, type JobVisit } from './job-actions.tsx'
import { JobDetails, EqualOpportunity, JobBenefits, JobPlace, JobText } from './job-parts.tsx'
import { RelatedJobs } from './related-jobs.tsx'
import { ShareRow } from './share-row.tsx'
import * as styles from './job-page.css.ts'

type Props = JobVisit & {
  job: JobPostingHeader
  place: string
  facts: ReadonlyArray<JobFact>
  office: Location | null
  related: ReadonlyArray<JobPostingHeader>
  /** Empty unless the job is a preview, which has no actions or links (J2.5-10, J2.5-12). */
  previewWords: ReadonlyArray<string>
}

export function JobArticle({ job, place, facts, office, related, previewWords, ...visit }: Props) {
  const isPreview = previewWords.length > 0
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
      <Banner
        size="record"
        trail={<BackLink onBack={visit.onBack} />}
        kicker={place}
        title={job.JobFunction || 'Untitled job'}
        src={terrainPath(job.JobFunction, 'dark', 1600, 480)}
      >
        {isNewListing(job, visit.now) && <Tag tone="onDark">New Listing</Tag>}
      </Banner>
      <Container className={styles.body}>
        <Grid columns="aside" gap="gap" align="start">
          <article className={styles.column}>
            <JobText job={job} sanitise={(html) => visit.sanitise(html, { hasLinks: !isPreview })} />
            <JobPlace job={job} office={office} hasDirections={!isPreview} />
            <JobBenefits />
            <EqualOpportunity />
            {!isPreview && <ShareRow job={job} {...visit} />}
          </article>
          <div className={styles.side}>
            <aside className={styles.details} aria-label="About this position">
              <JobDetails job={job} facts={facts} />
            </aside>
            {!isPreview && <JobActions job={job} {...visit} />}
          </div>
        </Grid>
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
