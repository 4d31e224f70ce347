import type { FilterGroup, FilterOption, JobResult } from '#domain/jobs/job-board.ts'
import type { JobCriteria } from '#domain/jobs/job-criteria.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { expandMoreIcon } from '#ui/icon/symbols/expand-more.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useFieldText } from '#ui/search-field/use-field-text.ts'
import { memo, useState, type Ref } from 'react'
import type { ReadySearch } from './ready-search.ts'
import { searchFormId } from './search-form.ts'
import * as styles from './job-filters.css.ts'

type Send = (event: JobSearchEvent) => void

/** Keyword, saved jobs and all filter groups: one GET form, hydrated with the page (J2.3-01 to J2.3-03). */
export function JobFilters({ search, send }: { search: ReadySearch; send: Send }) {
  const { criteria, result, open, note } = search
  return (
    <form
      id={searchFormId}
      role="search"
      method="get"
      action={paths.opportunities.to()}
      className={styles.root}
      onSubmit={(event) => event.preventDefault()}
    >
      <KeywordField keyword={criteria.keyword} note={note} send={send} />
      <Panel
        saved={criteria.saved}
        savedCount={result.savedCount}
        groups={result.groups}
        chosen={result.activeFilters.length}
        open={open}
        send={send}
      />
    </form>
  )
}

type PanelProps = Pick<JobCriteria, 'saved'> &
  Pick<JobResult, 'savedCount' | 'groups'> &
  Pick<ReadySearch, 'open'> & { chosen: number; send: Send }

const Panel = memo(function Panel({ saved, savedCount, groups, chosen, open, send }: PanelProps) {
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <span>Filters{chosen > 0 && ` (${chosen} active)`}</span>
        <Icon drawing={expandMoreIcon} />
      </summary>
      <div className={styles.filters}>
        <Head send={send} />
        <Checkbox
          name="saved"
          value="true"
          checked={saved}
          count={savedCount}
          countOf="jobs"
          onCheckedChange={() => send({ type: 'saved.toggled' })}
        >
          Saved jobs
        </Checkbox>
        {groups.map((group) => (
          <Group key={group.id} group={group} isOpen={open === null || open === group.id} send={send} />
        ))}
        <noscript>
          <Button type="submit" wide>
            Show jobs
          </Button>
        </noscript>
      </div>
    </details>
  )
})

const Head = memo(function Head({ send }: { send: Send }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>Filters</h2>
      <ButtonLink
        variant="text"
        href={paths.opportunities.to()}
        onClick={(event) => {
          event.preventDefault()
          send({ type: 'filters.cleared' })
        }}
      >
        Clear filters
      </ButtonLink>
    </div>
  )
})

function KeywordField({ keyword, note, send }: { keyword: string; note: string; send: Send }) {
  const field = useFieldText(keyword)
  const [first] = useState(keyword)
  return <Keyword field={field} first={first} note={note} send={send} />
}

type KeywordProps = { field: Ref<HTMLInputElement>; first: string; note: string; send: Send }

/** The box keeps what is typed into it: it is not drawn again for that. */
const Keyword = memo(function Keyword({ field, first, note, send }: KeywordProps) {
  return (
    <SearchField
      ref={field}
      label="Keyword"
      name="search"
      autoComplete="off"
      placeholder="Title, skill or place"
      defaultValue={first}
      note={note}
      onChange={(event) => send({ type: 'keyword.changed', keyword: event.currentTarget.value })}
    />
  )
})

const checkedIn = (group: FilterGroup) =>
  group.options.flatMap((option) => option.children ?? [option]).filter((option) => option.checked === true).length

const rowsOf = ({ options }: FilterGroup) => options.reduce((rows, { children = [] }) => rows + 1 + children.length, 0)

const Group = memo(function Group({ group, isOpen, send }: { group: FilterGroup; isOpen: boolean; send: Send }) {
  const chosen = checkedIn(group)
  return (
    <Disclosure title={group.title} open={isOpen} {...(chosen > 0 && { note: `${chosen} chosen` })}>
      <fieldset className={joinClassNames(styles.options, styles.rows[Math.min(rowsOf(group), styles.mostRows)])}>
        <legend className={styles.legend}>{group.title}</legend>
        {group.options.map((option) =>
          option.children ? (
            <StateOption key={option.value} option={option} send={send} />
          ) : (
            <Choice key={option.value} option={option} send={send} />
          ),
        )}
      </fieldset>
    </Disclosure>
  )
})

const Choice = memo(function Choice({ option, send }: { option: FilterOption; send: Send }) {
  return (
    <Checkbox
      name={option.queryParam}
      value={option.groupId === 'location' ? option.value.split('|')[0] : option.value}
      checked={option.checked}
      count={option.count}
      countOf="jobs"
      onCheckedChange={() => send({ type: 'filter.toggled', group: option.groupId, value: option.value })}
    >
      {option.name}
    </Checkbox>
  )
})

const StateOption = memo(function StateOption({ option, send }: { option: FilterOption; send: Send }) {
  const cities = option.children ?? []
  const chosen = cities.filter((city) => city.checked === true).length
  return (
    <div className={styles.state}>
      <Checkbox
        name={option.queryParam}
        value={option.value}
        checked={option.checked}
        count={option.count}
        countOf={option.checked === 'indeterminate' ? `jobs, ${chosen} of ${cities.length} cities chosen` : 'jobs'}
        onCheckedChange={() => send({ type: 'state.toggled', state: option.value })}
      >
        {option.name}
      </Checkbox>
      <div className={styles.cities} role="group" aria-label={`Cities in ${option.name}`}>
        {cities.map((city) => (
          <Choice key={city.value} option={city} send={send} />
        ))}
      </div>
    </div>
  )
})
