import type { ApplicationPosting } from '#contract/application.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import type { JobSearchEvent, jobSearchMachine } from '#machines/job-search.machine.ts'
import type { SavedJobsFileEvent, savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import type { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import { wordsOf } from '#machines/meta.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { memo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { FeaturedJobs, type FeaturedJobsProps } from './featured-jobs.tsx'
import { JobAlert, type JobAlertProps } from './job-alert.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobResults } from './job-results.tsx'
import { JobsFailed, JobsLoading } from './jobs-pending.tsx'
import { SavedJobsFile } from './saved-jobs-file.tsx'
import { SavedJobsOffline } from './saved-jobs-offline.tsx'
import { SearchForJobs } from './search-for-jobs.tsx'
import type { ReadySearch } from './ready-search.ts'
import { SubmitResume } from './submit-resume.tsx'
import * as styles from './job-search-page.css.ts'

type Snapshot = SnapshotFrom<typeof jobSearchMachine>

export type JobSearchPageProps = {
  readonly snapshot: Snapshot
  readonly send: (event: JobSearchEvent) => void
  /** The way of the saved jobs to another device. */
  readonly file: SnapshotFrom<typeof savedJobsFileMachine>
  readonly sendFile: (event: SavedJobsFileEvent) => void
  /** Whether the saved jobs can be read without a connection. */
  readonly offline: SnapshotFrom<typeof savedJobsOfflineMachine>
  /** The sign-up for job alerts (J2.3-05). */
  readonly alert: JobAlertProps
  /** The applications of who is signed in (J4.11-02); null while they are not known. */
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  /** All that the visitor saved, with the day of each. */
  readonly saved: ReadonlyArray<SavedJob>
  /** The saved jobs that have closed. */
  readonly closed: ReadonlyArray<SavedJob>
  readonly onClearSaved: () => void
  readonly onDismissClosed: () => void
  readonly onToggleSaved: (id: string) => void
  /** Fetches what turns the featured jobs; the same function at each drawing. */
  readonly fetchFeatured: FeaturedJobsProps['fetchSlides']
  /** Is told which featured job the visitor opens. */
  readonly onOpenFeatured: (id: string) => void
  /** The moment of the visit, in milliseconds. */
  readonly now: number
}

const banner = <Banner size="slim" title="Current Opportunities" />

/** Current opportunities: keyword, filters, and the jobs they leave (J2.3). */
export function JobSearchPage(props: JobSearchPageProps) {
  const { snapshot, send } = props
  const { result } = snapshot.context
  const words = wordsOf(snapshot)
  const showsSaved = snapshot.context.criteria.saved && !snapshot.matches('savedUnknown')
  const search: ReadySearch | null = result && {
    ...snapshot.context,
    ...props,
    result,
    isSet: snapshot.can({ type: 'filters.cleared' }),
  }
  return (
    <>
      {banner}
      <Container className={styles.body}>
        {search && snapshot.hasTag('ready') ? (
          <div className={styles.columns}>
            <div className={styles.rail}>
              <JobFilters search={search} isBusy={snapshot.matches('asking')} send={send} />
            </div>
            <div className={styles.results}>
              <JobResults
                search={search}
                words={words}
                isBusy={snapshot.matches('asking')}
                isSuggesting={snapshot.matches('suggesting')}
                send={send}
                after={
                  showsSaved && (
                    <>
                      <SavedJobsFile snapshot={props.file} send={props.sendFile} />
                      <SavedJobsOffline words={wordsOf(props.offline)} />
                    </>
                  )
                }
              >
                {snapshot.matches('nothingSaved') && <SearchForJobs send={send} />}
              </JobResults>
            </div>
            <Offers {...props} />
          </div>
        ) : snapshot.matches('failed') ? (
          <JobsFailed words={words} onRetry={() => send({ type: 'retry' })} />
        ) : (
          <JobsLoading words={words} />
        )}
      </Container>
    </>
  )
}

type OffersProps = Pick<JobSearchPageProps, 'snapshot' | 'alert' | 'fetchFeatured' | 'onOpenFeatured'>

/** What the firm offers below the jobs that were found (J2.3-04 to J2.3-06, decision 50). */
const Offers = ({ snapshot: { context }, alert, fetchFeatured, onOpenFeatured }: OffersProps) => (
  <div className={styles.offers}>
    <Alert {...alert} />
    <Resume id={alert.snapshot.context.genericId} />
    <Featured
      jobs={context.featured}
      count={context.featuredCount}
      fetchSlides={fetchFeatured}
      onOpen={onOpenFeatured}
    />
  </div>
)

const Alert = memo(JobAlert)
const Resume = memo(SubmitResume)
const Featured = memo(FeaturedJobs)
