import type { ActiveFilter, JobResult } from '#domain/jobs/job-board.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { setKeyword, toggleFilter, toggleSaved, type JobCriteria } from '#domain/jobs/job-criteria.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { memo } from 'react'
import { focusResults } from './focus-results.ts'

const toToggleEvent = ({ group, value }: ActiveFilter): JobSearchEvent =>
  group === 'saved' ? { type: 'saved.toggled' } : { type: 'filter.toggled', group, value }

const without = (criteria: JobCriteria, { group, value }: ActiveFilter): JobCriteria =>
  group === 'saved' ? toggleSaved(criteria) : toggleFilter(criteria, group, value)

type Send = (event: JobSearchEvent) => void
type Props = { criteria: JobCriteria; filters: ReadonlyArray<ActiveFilter>; send: Send }

export const ActiveFilters = memo(function ActiveFilters({ criteria, filters, send }: Props) {
  const keyword = criteria.keyword.trim()
  const chip = (name: string, rest: JobCriteria, event: JobSearchEvent) => (
    <li key={JSON.stringify(event)}>
      <Chip
        name={name}
        href={paths.opportunities.to(writeCriteria(rest))}
        onRemove={(press) => {
          press.preventDefault()
          send(event)
          focusResults()
        }}
      />
    </li>
  )
  if (filters.length === 0 && keyword === '') return null
  return (
    <ChipList label="Active filters">
      {keyword !== '' && chip(`“${keyword}”`, setKeyword(criteria, ''), { type: 'keyword.changed', keyword: '' })}
      {filters.map((filter) => chip(filter.name, without(criteria, filter), toToggleEvent(filter)))}
    </ChipList>
  )
})

export function NamedFilters({ filters }: { filters: JobResult['namedFilters'] }) {
  if (filters.length === 0) return null
  return (
    <ChipList label="Suggested searches">
      {filters.map(({ title, query }) => (
        <li key={title}>
          <ButtonLink variant="text" href={paths.opportunities.to(query)} onClick={focusResults}>
            {title}
          </ButtonLink>
        </li>
      ))}
    </ChipList>
  )
}
