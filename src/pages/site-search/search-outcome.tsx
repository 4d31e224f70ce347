import type { HitPage } from '#domain/site-search/site-search-page.ts'
import { nothingFoundWords, type SiteSearchEvent } from '#machines/site-search.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SettledStatus } from '#ui/settled-status/settled-status.tsx'
import * as styles from './site-search-page.css.ts'

type Props = {
  words: ReadonlyArray<string>
  found: HitPage | null
  isIncomplete: boolean
  send: (event: SiteSearchEvent) => void
}

const countOf = (total: number) => `${total} ${total === 1 ? 'result' : 'results'}`

export function rangeOf({ page, pageSize, hits, total }: HitPage) {
  const first = page * pageSize + 1
  return `Results ${first} to ${first + hits.length - 1} of ${total}`
}

/** Announced to screen readers only once settled (J2.8-16). */
export function SearchOutcome({ words, found, isIncomplete, send }: Props) {
  const total = found?.total ?? 0
  const said = isIncomplete ? '' : words.join(' ')
  return (
    <>
      <SettledStatus words={found?.hasPages ? rangeOf(found) : total > 0 ? countOf(total) : said} />
      <div className={styles.outcome}>
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
