import { maxBestJobs } from '#domain/jobs/find-job.ts'
import type { HitPage } from '#domain/site-search/site-search-page.ts'
import { noResultsMessages, type SiteSearchEvent } from '#machines/site-search.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DebouncedStatus } from '#ui/debounced-status/debounced-status.tsx'
import * as styles from './site-search-page.css.ts'

type Props = {
  words: ReadonlyArray<string>
  found: HitPage | null
  isIncomplete: boolean
  send: (event: SiteSearchEvent) => void
}

const formatResultCount = (total: number) => `${total} ${total === 1 ? 'result' : 'results'}`

export function formatResultRange({ page, pageSize, hits, total }: HitPage) {
  const first = page * pageSize + 1
  return `Results ${first} to ${first + hits.length - 1} of ${total}`
}

/** Announced to screen readers only once settled (J2.8-16). */
export function SearchOutcome({ words, found, isIncomplete, send }: Props) {
  const total = found?.total ?? 0
  const said = isIncomplete ? '' : words.join(' ')
  return (
    <>
      <DebouncedStatus
        words={found?.hasPages ? formatResultRange(found) : total > 0 ? formatResultCount(total) : said}
      />
      <div className={styles.outcome}>
        {total > 0 && (
          <p>
            <strong>{total}</strong> <span>{total === 1 ? 'result' : 'results'}</span>
            {found?.hasBestJobs && <span>, including the {maxBestJobs} best-matching jobs</span>}
          </p>
        )}
        {!isIncomplete &&
          total === 0 &&
          words.map((sentence) => (
            <p key={sentence} className={styles.loading}>
              {sentence}
            </p>
          ))}
      </div>
      {found?.total === 0 && (
        <noscript>
          <p>{noResultsMessages.join(' ')}</p>
        </noscript>
      )}
      {isIncomplete && (
        <Notice tone="warning" live="alert" title={words.join(' ')}>
          <p>It did not arrive from our server. What you typed is still here.</p>
          <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
        </Notice>
      )}
    </>
  )
}
