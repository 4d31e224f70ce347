import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { careersHome } from '#content/careers-home.ts'
import { anyOption, careersQuery, categoryOptions, cityOfPlace, locationOptions } from '#domain/careers-search.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useMemo, type SyntheticEvent } from 'react'
import * as styles from './search-bar.css.ts'

type Props = {
  groups: ReadonlyArray<JobPostingGroup>
  postings: ReadonlyArray<JobPostingHeader>
  onSearch: (query: string) => void
}

const { keyword, category, location, submit } = careersHome.search

/** Words, a category and a place, which current opportunities then opens with (J2.2-02 to J2.2-12). */
export function SearchBar({ groups, postings, onSearch }: Props) {
  const categories = useMemo(() => categoryOptions(groups), [groups])
  const places = useMemo(() => locationOptions(postings), [postings])
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
        <SelectField
          label={category}
          name="category"
          placeholder={anyOption}
          options={categories.map((name) => ({ value: name, label: name }))}
        />
        <SelectField
          label={location}
          name="city"
          placeholder={anyOption}
          options={places.map((name) => ({ value: cityOfPlace(name), label: name }))}
        />
        <Button type="submit" variant="accent" icon="search" className={styles.submit}>
          {submit}
        </Button>
      </form>
    </search>
  )
}
