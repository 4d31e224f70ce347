import type { ActiveFilter } from '#domain/jobs/job-board.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import { toggleFilter, toggleSaved, toggleState, type JobCriteria } from '#domain/jobs/job-criteria.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { focusResults } from './focus-results.ts'
import type { ReadySearch } from './ready-search.ts'

const isState = ({ group, value }: ActiveFilter) => group === 'location' && !value.includes('|')

function eventOf(filter: ActiveFilter): JobSearchEvent {
  if (filter.group === 'saved') return { type: 'saved.toggled' }
  if (isState(filter)) return { type: 'state.toggled', state: filter.value }
  return { type: 'filter.toggled', group: filter.group, value: filter.value }
}

function without({ catalogue, criteria }: ReadySearch, filter: ActiveFilter): JobCriteria {
  if (filter.group === 'saved') return toggleSaved(criteria)
  if (isState(filter)) return toggleState(catalogue, criteria, filter.value)
  return toggleFilter(criteria, filter.group, filter.value)
}

/** The choices made, each of which can be taken back. */
export function ActiveFilters({ search, send }: { search: ReadySearch; send: (event: JobSearchEvent) => void }) {
  const { activeFilters } = search.result
  if (activeFilters.length === 0) return null
  return (
    <ChipList label="Active filters">
      {activeFilters.map((filter) => (
        <li key={`${filter.group} ${filter.value}`}>
          <Chip
            name={filter.name}
            href={paths.opportunities.to(writeCriteria(search.catalogue, without(search, filter)))}
            onRemove={(event) => {
              event.preventDefault()
              send(eventOf(filter))
              focusResults()
            }}
          />
        </li>
      ))}
    </ChipList>
  )
}
