import type { ActiveFilter, JobResult } from '#domain/jobs/job-board.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { setKeyword, toggleFilter, toggleSaved, toggleState, type JobCriteria } from '#domain/jobs/job-criteria.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { memo } from 'react'
import { focusResults } from './focus-results.ts'
import type { ReadySearch } from './ready-search.ts'

const isState = ({ group, value }: ActiveFilter) => group === 'location' && !value.includes('|')

function toToggleEvent(filter: ActiveFilter): JobSearchEvent {
  if (filter.group === 'saved') return { type: 'saved.toggled' }
  if (isState(filter)) return { type: 'state.toggled', state: filter.value }
  return { type: 'filter.toggled', group: filter.group, value: filter.value }
}

type CriteriaProps = Pick<ReadySearch, 'catalogue' | 'criteria'>

function without({ catalogue, criteria }: CriteriaProps, filter: ActiveFilter): JobCriteria {
  if (filter.group === 'saved') return toggleSaved(criteria)
  if (isState(filter)) return toggleState(catalogue, criteria, filter.value)
  return toggleFilter(criteria, filter.group, filter.value)
}

type Send = (event: JobSearchEvent) => void
type Props = CriteriaProps & { filters: ReadonlyArray<ActiveFilter>; send: Send }

export const ActiveFilters = memo(function ActiveFilters({ filters, send, ...named }: Props) {
  const { catalogue, criteria } = named
  const keyword = criteria.keyword.trim()
  const chip = (name: string, rest: JobCriteria, event: JobSearchEvent) => (
    <li key={JSON.stringify(event)}>
      <Chip
        name={name}
        href={paths.opportunities.to(writeCriteria(catalogue, rest))}
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
      {filters.map((filter) => chip(filter.name, without(named, filter), toToggleEvent(filter)))}
    </ChipList>
  )
})

export function NamedFilters({ filters }: { filters: JobResult['namedFilters'] }) {
  if (filters.length === 0) return null
  return (
    <ChipList label="Filters that match your words">
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
