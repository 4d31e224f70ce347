import type { FilterSuggestion } from '#domain/jobs/job-board.ts'
import { setKeyword, type JobCriteria } from '#domain/jobs/job-criteria.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import type { ReactNode } from 'react'
import { focusResults } from './focus-results.ts'
import * as styles from './no-results.css.ts'

type Props = {
  words: ReadonlyArray<string>
  suggestion: FilterSuggestion | null
  criteria: JobCriteria
  send: (event: JobSearchEvent) => void
  children?: ReactNode
}

export function NoResults({ words, suggestion, criteria, send, children }: Props) {
  const keyword = criteria.keyword.trim()
  return (
    <div className={styles.root}>
      {words.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {suggestion && <Suggestion suggestion={suggestion} send={send} />}
      {keyword !== '' && <WithoutKeyword keyword={keyword} criteria={criteria} send={send} />}
      {children}
    </div>
  )
}

type KeywordProps = Pick<Props, 'criteria' | 'send'> & { keyword: string }

const WithoutKeyword = ({ keyword, criteria, send }: KeywordProps) => (
  <>
    <p>Check the spelling, or try fewer words.</p>
    <ButtonLink
      variant="text"
      href={paths.opportunities.to(writeCriteria(setKeyword(criteria, '')))}
      onClick={(event) => {
        event.preventDefault()
        send({ type: 'keyword.changed', keyword: '' })
        focusResults()
      }}
    >
      {`Search without “${keyword}”`}
    </ButtonLink>
  </>
)

function Suggestion({ suggestion, send }: { suggestion: FilterSuggestion } & Pick<Props, 'send'>) {
  return (
    <section className={styles.suggestion} aria-label="Suggested filters">
      <h2 className={styles.suggestionTitle}>{suggestion.title}</h2>
      <ChipList>
        {suggestion.names.map((name) => (
          <li key={name}>
            <Chip name={name} />
          </li>
        ))}
      </ChipList>
      <ButtonLink
        href={paths.opportunities.to(writeCriteria(suggestion.criteria))}
        onClick={(event) => {
          event.preventDefault()
          send({ type: 'suggestion.applied' })
          focusResults()
        }}
      >
        Search With These Filters
      </ButtonLink>
    </section>
  )
}
