import type { JobPostingGroup, JobPlace } from '#contract/jobs.ts'
import { careersHome } from '#content/careers-home.ts'
import { anyOption, careersQuery, categoryOptions, locationOptions } from '#domain/jobs/careers-search.ts'
import { paths } from '#addresses/paths.ts'
import { Autocomplete } from '#ui/autocomplete/autocomplete.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { searchIcon } from '#ui/icon/symbols/site-header.ts'
import { useMemo, type SyntheticEvent } from 'react'
import * as styles from './search-bar.css.ts'

type Props = {
  groups: ReadonlyArray<JobPostingGroup>
  jobPlaces: ReadonlyArray<JobPlace>
  onSearch: (query: string) => void
}

const { keyword, category, location, submit, formatNoJobsText: formatNoJobs } = careersHome.search

const any = { value: '', label: anyOption }
const toOption = (label: string) => ({ value: label, label })

export function SearchBar({ groups, jobPlaces, onSearch }: Props) {
  const categories = useMemo(() => [any, ...categoryOptions(groups).map(toOption)], [groups])
  const places = useMemo(() => [any, ...locationOptions(jobPlaces)], [jobPlaces])
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = asked.get(name)
      return typeof value === 'string' ? value : ''
    }
    onSearch(careersQuery({ keyword: text('search'), category: text('category'), location: text('city') }))
  }
  return (
    <search className={styles.root}>
      <form action={paths.opportunities.to()} method="get" className={styles.form} onSubmit={search}>
        <TextField label={keyword} name="search" autoComplete="off" enterKeyHint="search" />
        <Autocomplete label={category} name="category" options={categories} />
        <Autocomplete label={location} name="city" options={places} formatMissing={formatNoJobs} />
        <Button type="submit" variant="accent" icon={searchIcon} className={styles.submit}>
          {submit}
        </Button>
      </form>
    </search>
  )
}
