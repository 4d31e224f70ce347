import type { SiteSearchEvent } from '#machines/site-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useFieldText } from '#ui/search-field/use-field-text.ts'
import type { SyntheticEvent } from 'react'
import * as styles from './site-search-page.css.ts'

type Props = {
  words: string
  note: string
  send: (event: SiteSearchEvent) => void
}

export function SearchForm({ words, note, send }: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('q')
    send({ type: 'search.submitted', words: typeof asked === 'string' ? asked : '' })
  }
  return (
    <form role="search" method="get" action={paths.search.to()} className={styles.form} onSubmit={submit}>
      <SearchField
        ref={useFieldText(words)}
        label="Search this site"
        name="q"
        size="large"
        submit="Search"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={words}
        note={note}
        onChange={(event) => send({ type: 'words.changed', words: event.currentTarget.value })}
      />
    </form>
  )
}
