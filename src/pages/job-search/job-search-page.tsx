import type { ApplicationPosting } from '#contract/application.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import type { JobSearchEvent, jobSearchMachine } from '#machines/job-search.machine.ts'
import { messages } from '#machines/meta.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { memo, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { FeaturedJobs, type FeaturedJobsProps } from './featured-jobs.tsx'
import { JobAlert, type JobAlertProps } from './job-alert.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobResults } from './job-results.tsx'
import { JobsFailed, JobsLoading } from './jobs-pending.tsx'
import { SavedJobsOffline } from './saved-jobs-notices.tsx'
import { SearchForJobs } from './search-for-jobs.tsx'
import type { ReadySearch } from './ready-search.ts'
import { SubmitResume } from './submit-resume.tsx'
import * as styles from './job-search-page.css.ts'

type Snapshot = SnapshotFrom<typeof jobSearchMachine>

export type JobSearchPageProps = {
  readonly snapshot: Snapshot
  readonly send: (event: JobSearchEvent) => void
  readonly savedJobsFile: ReactNode
  readonly isReadableOffline: boolean
  readonly alert: JobAlertProps
  readonly applications: ReadonlyArray<ApplicationPosting> | null
  readonly savedIds: ReadonlyArray<string>
  readonly saved: ReadonlyArray<SavedJob>
  readonly closed: ReadonlyArray<SavedJob>
  readonly onClearSaved: () => void
  readonly onDismissClosed: () => void
  readonly onToggleSaved: (id: string) => void
  /** Must be stable across renders. */
  readonly fetchFeatured: FeaturedJobsProps['fetchSlides']
  readonly onOpenFeatured: (id: string) => void
  readonly now: number
}

const banner = <Banner size="slim" title="Current Opportunities" />

export function JobSearchPage(props: JobSearchPageProps) {
  const { snapshot, send } = props
  const { result } = snapshot.context
  const words = messages(snapshot)
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
                      {props.savedJobsFile}
                      {props.isReadableOffline && <SavedJobsOffline />}
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
