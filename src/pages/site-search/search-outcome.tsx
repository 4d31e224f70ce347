import type { HitPage } from '#domain/site-search/site-search-page.ts'
import { nothingFoundWords, type SiteSearchEvent } from '#machines/site-search.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import * as styles from './site-search-page.css.ts'

type Props = {
  /** The words of the state the search is in. */
  words: ReadonlyArray<string>
  found: HitPage | null
  /** Whether a part of the site could not be searched. */
  isIncomplete: boolean
  send: (event: SiteSearchEvent) => void
}

/** What became of the search so far, told to screen readers as it changes (J2.8-16). */
export function SearchOutcome({ words, found, isIncomplete, send }: Props) {
  const total = found?.total ?? 0
  return (
    <>
      <div role="status" className={styles.outcome}>
        {total > 0 && (
          <p>
            <strong>{total}</strong> {total === 1 ? 'result' : 'results'}
          </p>
        )}
        {!isIncomplete &&
          total === 0 &&
          words.map((sentence) => (
            <p key={sentence} className={styles.underWay}>
              {sentence}
            </p>
          ))}
      </div>
      {found?.total === 0 && (
        <noscript>
          <p>{nothingFoundWords.join(' ')}</p>
        </noscript>
      )}
      {isIncomplete && (
        <Notice tone="warning" live="alert" title={words.join(' ')}>
          <p>It did not arrive from our server. What you typed is kept.</p>
          <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
        </Notice>
      )}
    </>
  )
}
