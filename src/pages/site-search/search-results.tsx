import type { SearchResult } from '#addresses/search-result.ts'
import { paths } from '#addresses/paths.ts'
import { writeSiteSearch, type SiteSearchQuery } from '#domain/site-search/site-search-address.ts'
import type { HitPage } from '#domain/site-search/site-search-page.ts'
import type { SiteSearchEvent } from '#machines/site-search.machine.ts'
import { Pager } from '#ui/pager/pager.tsx'
import type { PageSizeProps } from '#ui/pager/page-size.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { ResultCard } from './result-card.tsx'
import { formatResultRange } from './search-outcome.tsx'
import * as styles from './site-search-page.css.ts'

type Send = (event: SiteSearchEvent) => void
type HitPageProps = { query: SiteSearchQuery; found: HitPage }

const resultsId = 'results'

type SearchResultsProps = HitPageProps & { results: ReadonlyArray<SearchResult>; send: Send }

export function SearchResults({ results, send, ...search }: SearchResultsProps) {
  const { found } = search
  if (found.total === 0) return null
  return (
    <>
      <h2 id={resultsId} tabIndex={-1}>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <ol className={styles.list} aria-label="Results">
        {results.map((result) => (
          <ResultCard key={`${result.type} ${result.id}`} result={result} />
        ))}
      </ol>
      {found.hasPages && <ResultPager {...search} send={send} />}
    </>
  )
}

function ResultPager({ query, found, send }: HitPageProps & { send: Send }) {
  return (
    <Pager
      page={found.page}
      pageCount={found.pageCount}
      label="Pages of results"
      status={formatResultRange(found)}
      createHref={(page) => paths.search.to(writeSiteSearch({ ...query, page }))}
      onTurn={(page, event) => {
        event.preventDefault()
        send({ type: 'page.turned', page })
        document.getElementById('main')?.scrollIntoView()
        document.getElementById(resultsId)?.focus()
      }}
      pageSize={pageSizeField(query, found, send)}
    />
  )
}

function pageSizeField({ words }: SiteSearchQuery, { sizes, total, pageSize }: HitPage, send: Send): PageSizeProps {
  return {
    label: 'Results at a time',
    name: 'pagesize',
    value: String(sizes.some(({ size }) => size === pageSize) ? pageSize : total),
    options: sizes.map(({ size, label }) => ({ value: String(size), label })),
    action: paths.search.to(),
    keep: [['q', words ?? '']],
    onChange: (value) => send({ type: 'pageSize.chosen', pageSize: Number(value) }),
  }
}
