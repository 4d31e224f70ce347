import { isSearching, type SiteSearchEvent, type siteSearchMachine } from '#machines/site-search.machine.ts'
import { messages } from '#machines/meta.ts'
import type { SearchResult } from '#addresses/search-result.ts'
import { paths } from '#addresses/paths.ts'
import { searchedPart } from '#domain/search/searched-part.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { PageLoadingBar } from '#ui/progress-bar/progress-bar.tsx'
import type { SnapshotFrom } from 'xstate'
import { SearchForm } from './search-form.tsx'
import { SearchOutcome } from './search-outcome.tsx'
import { SearchResults } from './search-results.tsx'
import * as styles from './site-search-page.css.ts'

export type SiteSearchPageProps = {
  readonly snapshot: SnapshotFrom<typeof siteSearchMachine>
  readonly results: ReadonlyArray<SearchResult>
  readonly send: (event: SiteSearchEvent) => void
}

export function SiteSearchPage({ snapshot, results, send }: SiteSearchPageProps) {
  const { query, found, note } = snapshot.context
  return (
    <>
      <PageLoadingBar active={isSearching(snapshot)} label="Searching this site" />
      <Banner size="compact" title="Search" />
      <MarginRows space="gap" className={styles.body}>
        <MarginRow margin={query.words !== null && <CareersLink words={searchedPart(query.words)} />}>
          <div className={styles.asked}>
            <SearchForm words={query.words ?? ''} note={note} send={send} />
            <SearchOutcome
              words={messages(snapshot)}
              found={found}
              isIncomplete={snapshot.matches('incomplete')}
              send={send}
            />
          </div>
        </MarginRow>
        {found && <SearchResults query={query} found={found} results={results} send={send} />}
      </MarginRows>
    </>
  )
}

function CareersLink({ words }: { words: string }) {
  const query = words === '' ? '' : new URLSearchParams({ search: words.toWellFormed() }).toString()
  return (
    <p>
      <Anchor href={paths.opportunities.to(query)}>
        {words === '' ? 'Career Opportunities' : `Search Career Opportunities for “${words}”`}
      </Anchor>
    </p>
  )
}
