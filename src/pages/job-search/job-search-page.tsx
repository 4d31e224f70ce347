import type { JobSearchEvent, jobSearchMachine } from '#machines/job-search.machine.ts'
import { wordsOf } from '#machines/meta.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { useTypedBefore } from '#ui/use-typed-before.ts'
import { useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import { FeaturedJobs } from './featured-jobs.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobResults } from './job-results.tsx'
import { JobsFailed, JobsLoading } from './jobs-pending.tsx'
import { SearchForJobs } from './search-for-jobs.tsx'
import type { ReadySearch } from './ready-search.ts'
import { searchFormId } from './search-form.ts'
import * as styles from './job-search-page.css.ts'

export type JobSearchPageProps = {
  readonly snapshot: SnapshotFrom<typeof jobSearchMachine>
  readonly send: (event: JobSearchEvent) => void
  readonly savedIds: ReadonlyArray<string>
  readonly onToggleSaved: (id: string) => void
  /** Is told which featured job the visitor opens. */
  readonly onOpenFeatured: (id: string) => void
  /** The moment of the visit, in milliseconds. */
  readonly now: number
}

/** Current opportunities: keyword, filters, and the jobs they leave (J2.3). */
export function JobSearchPage({ snapshot, send, savedIds, onToggleSaved, onOpenFeatured, now }: JobSearchPageProps) {
  const { board, result } = snapshot.context
  const take = useCallback((query: string) => send({ type: 'address.changed', query, isShown: false }), [send])
  useTypedBefore(searchFormId, take)
  const words = wordsOf(snapshot)
  const search: ReadySearch | null = board &&
    result && { ...snapshot.context, board, result, savedIds, onToggleSaved, now }
  return (
    <>
      <Banner
        size="compact"
        title="Current Opportunities"
        src={terrainPath('Current Opportunities', 'dark', 1600, 480)}
      />
      <Container className={styles.body}>
        {search && snapshot.hasTag('ready') ? (
          <div className={styles.columns}>
            <div className={styles.rail}>
              <JobFilters search={search} send={send} />
              <FeaturedJobs board={search.board} onOpen={onOpenFeatured} />
            </div>
            <JobResults search={search} words={words} isSuggesting={snapshot.matches('suggesting')} send={send}>
              {snapshot.matches('nothingSaved') && <SearchForJobs send={send} />}
            </JobResults>
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
