import type { JobResult } from '#domain/jobs/job-board.ts'
import { followedCriteria } from '#domain/jobs/followed-search.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { setPage, type JobSort } from '#domain/jobs/job-criteria.ts'
import { savedDay } from '#domain/saved-jobs/saved-jobs.ts'
import { getApplyLink } from '#machines/apply-links.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { jobFeeds } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { DebouncedStatus } from '#ui/debounced-status/debounced-status.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { memo, useCallback, type MouseEvent, type ReactNode } from 'react'
import { ActiveFilters, NamedFilters } from './active-filters.tsx'
import { ClosedJobs } from './saved-jobs-notices.tsx'
import { focusResults, resultsId, showResults, searchFormId } from './focus-results.ts'
import { JobRow } from './job-row.tsx'
import { NearbyJobs } from './nearby-jobs.tsx'
import { NoResults } from './no-results.tsx'
import { pageSizeField } from './page-size-field.ts'
import type { ReadySearch } from './ready-search.ts'
import * as styles from './job-results.css.ts'

type Send = (event: JobSearchEvent) => void

const sorts = [
  { value: 'relevant', label: 'Most Relevant' },
  { value: 'recent', label: 'Most Recent' },
  { value: 'alphabetical', label: 'Alphabetical' },
] satisfies ReadonlyArray<{ value: JobSort; label: string }>

type Props = {
  search: ReadySearch
  words: ReadonlyArray<string>
  isSuggesting: boolean
  isBusy: boolean
  send: Send
  children?: ReactNode
  after: ReactNode
}

export function JobResults({ search, words, isSuggesting, isBusy, send, children, after }: Props) {
  const { result, criteria, answered, applications, savedIds, saved, onToggleSaved, now } = search
  return (
    <div className={styles.root} aria-busy={isBusy}>
      <Toolbar total={result.total} sort={criteria.sort} send={send} />
      {criteria.saved && savedIds.length > 0 && <ClearSaved onClear={search.onClearSaved} />}
      <DebouncedStatus words={isBusy ? null : formatResultStatus(result, words)} />
      <ActiveFilters filters={result.activeFilters} criteria={answered} send={send} />
      <NamedFilters filters={result.namedFilters} />
      <h2 id={resultsId} tabIndex={-1}>
        <VisuallyHidden>Matching jobs</VisuallyHidden>
      </h2>
      {criteria.saved && <ClosedJobs jobs={search.closed} onDismiss={search.onDismissClosed} />}
      {result.total > 0 ? (
        <ol className={styles.list} aria-label="Jobs">
          {result.jobs.map((job) => (
            <JobRow
              key={job.JobPosting_ID}
              job={job}
              now={now}
              isSaved={savedIds.includes(job.JobPosting_ID)}
              applyLabel={criteria.saved ? getApplyLink(applications, job.JobPosting_ID).label : null}
              applyPage={getApplyLink(applications, job.JobPosting_ID).page}
              savedDay={criteria.saved ? savedDay(saved, job.JobPosting_ID) : ''}
              onToggleSaved={onToggleSaved}
            />
          ))}
        </ol>
      ) : (
        <NoResults words={words} suggestion={isSuggesting ? result.suggestion : null} criteria={answered} send={send}>
          {children}
        </NoResults>
      )}
      <Pages result={result} criteria={answered} send={send} />
      <Follow query={writeCriteria(followedCriteria(answered))} />
      <NearbyJobs nearby={search.nearby} criteria={answered} send={send} />
      {after}
    </div>
  )
}

export const formatJobCount = (total: number) => `${total} ${total === 1 ? 'job' : 'jobs'}`

const formatResultStatus = (result: JobResult, words: ReadonlyArray<string>) =>
  result.pageCount > 1
    ? formatJobRange(result)
    : [formatJobCount(result.total), ...(result.total === 0 ? words : [])].join('. ')

function formatJobRange({ page, pageSize, jobs, total }: JobResult) {
  const first = page * pageSize + 1
  return `Jobs ${first} to ${first + jobs.length - 1} of ${total}`
}

const Toolbar = memo(function Toolbar({ total, sort, send }: Pick<JobResult, 'total'> & SortProps) {
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} data-early="count">
        <strong>{total}</strong> <span>{total === 1 ? 'job' : 'jobs'}</span>
      </p>
      <Sort sort={sort} send={send} />
    </div>
  )
})

function ClearSaved({ onClear }: { onClear: () => void }) {
  const clear = () => {
    onClear()
    focusResults()
  }
  return (
    <div>
      <Button variant="text" onClick={clear}>
        Clear all saved jobs
      </Button>
    </div>
  )
}

type SortProps = { sort: JobSort; send: Send }

const Sort = memo(function Sort({ sort, send }: SortProps) {
  return (
    <SelectField
      label="Sort by"
      name="sortby"
      form={searchFormId}
      options={sorts}
      value={sort}
      onChange={(event) => send({ type: 'sort.chosen', sort: event.currentTarget.value as JobSort })}
    />
  )
})

type CriteriaProps = Pick<ReadySearch, 'criteria'>

const Follow = memo(function Follow({ query }: { query: string }) {
  return <FeedLinks title={query === '' ? 'Follow all jobs' : 'Follow this search'} links={jobFeeds(query)} />
})

const Pages = memo(function Pages({ result, criteria, send }: CriteriaProps & { result: JobResult; send: Send }) {
  const turn = useCallback(
    (page: number, event: MouseEvent) => {
      event.preventDefault()
      send({ type: 'page.turned', page })
      document.getElementById('main')?.scrollIntoView()
      focusResults()
    },
    [send],
  )
  if (result.total === 0) return null
  return (
    <Pager
      page={result.page}
      pageCount={result.pageCount}
      label="Pages of jobs"
      status={formatJobRange(result)}
      createHref={(page) => paths.opportunities.to(writeCriteria(setPage(criteria, page)))}
      onTurn={turn}
      pageSize={pageSizeField({ result, criteria }, (pageSize) => {
        send({ type: 'pageSize.chosen', pageSize })
        showResults()
      })}
    />
  )
})
