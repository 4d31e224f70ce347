import type { JobResult } from '#domain/jobs/job-board.ts'
import type { GroupId, JobCriteria } from '#domain/jobs/job-criteria.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { paths } from '#addresses/paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useDialogs } from '#ui/dialog/use-dialogs.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useFieldText } from '#ui/search-field/use-field-text.ts'
import { memo, useState, type MouseEvent, type Ref } from 'react'
import { focusResults, resultsId, searchFormId } from './focus-results.ts'
import { FilterGroup } from './filter-group.tsx'
import { formatJobCount } from './job-results.tsx'
import type { ReadySearch } from './ready-search.ts'
import * as styles from './job-filters.css.ts'

type Send = (event: JobSearchEvent) => void

export function JobFilters({ search, isBusy, send }: { search: ReadySearch; isBusy: boolean; send: Send }) {
  const { criteria, result, savedIds, open, note, isSet } = search
  const [isSheet, setSheet] = useState(false)
  const close = () => setSheet(false)
  const filters = { saved: criteria.saved, savedCount: savedIds.length, groups: result.groups, isSet, open, send }
  return (
    <form
      id={searchFormId}
      role="search"
      method="get"
      data-early
      action={paths.opportunities.to()}
      className={styles.root}
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <SkipLink to={resultsId}>Skip to results</SkipLink>
        <KeywordField keyword={criteria.keyword} note={note} send={send} />
      </div>
      <Panel chosen={result.activeFilters.length} onOpen={setSheet} {...filters} />
      <Dialog
        open={isSheet}
        onOpenChange={close}
        title="Filters"
        size="full"
        footer={
          <div className={styles.answers}>
            <ClearFilters isSet={isSet} send={send} />
            <Button wide onClick={close}>
              {`Show ${isBusy ? 'jobs' : formatJobCount(result.total)}`}
            </Button>
          </div>
        }
      >
        <div className={styles.scrollArea}>
          <Filters {...filters} open={open ?? 'none'} isSheet />
        </div>
      </Dialog>
    </form>
  )
}

/** What most people ask for comes first; of the categories, which are many, only the number. */
const order = ['location', 'workplace', 'experience', 'category'] satisfies ReadonlyArray<GroupId>

type FiltersProps = Pick<JobCriteria, 'saved'> &
  Pick<JobResult, 'groups'> &
  Pick<ReadySearch, 'isSet'> & { savedCount: number; open: GroupId | 'none' | null; isSheet?: boolean; send: Send }

type PanelProps = FiltersProps & { chosen: number; onOpen: (isOpen: true) => void }

/** On phones the summary opens a dialog, or the details in place until the dialogs have loaded. */
const Panel = memo(function Panel({ chosen, onOpen, ...filters }: PanelProps) {
  const canOpen = useDialogs()
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!canOpen || event.currentTarget.closest('details')?.open === true) return
    event.preventDefault()
    onOpen(true)
  }
  return (
    <details className={styles.panel}>
      <summary className={styles.summary} aria-haspopup={canOpen ? 'dialog' : undefined} onClick={press}>
        <span>{`Filters${chosen > 0 ? ` (${chosen} active)` : ''}`}</span>
        <Icon drawing={expandMoreIcon} />
      </summary>
      <Filters {...filters} />
    </details>
  )
})

const Filters = memo(function Filters({ saved, savedCount, groups, isSet, open, isSheet, send }: FiltersProps) {
  return (
    <div className={styles.filters}>
      {!isSheet && (
        <div className={styles.head}>
          <h2 className={styles.title}>Filters</h2>
          <ClearFilters isSet={isSet} send={send} />
        </div>
      )}
      <Checkbox
        name="saved"
        value="true"
        checked={saved}
        count={savedCount}
        countOf="job"
        onCheckedChange={(checked) => send({ type: 'saved.toggled', checked })}
      >
        Saved jobs
      </Checkbox>
      {order.map((id) => (
        <FilterGroup
          key={id}
          group={groups.find((group) => group.id === id)}
          isOpen={open === null ? id !== 'category' || null : open === id}
          send={send}
        />
      ))}
      <noscript>
        <Button type="submit" wide>
          Show jobs
        </Button>
      </noscript>
    </div>
  )
})

const ClearFilters = memo(function ClearFilters({ isSet, send }: { isSet: boolean; send: Send }) {
  if (!isSet) return null
  return (
    <ButtonLink
      variant="text"
      href={paths.opportunities.to()}
      onClick={(event) => {
        event.preventDefault()
        send({ type: 'filters.cleared' })
        focusResults()
      }}
    >
      Clear filters
    </ButtonLink>
  )
})

function KeywordField({ keyword, note, send }: { keyword: string; note: string; send: Send }) {
  const field = useFieldText(keyword)
  const [first] = useState(keyword)
  return <Keyword field={field} first={first} note={note} send={send} />
}

type KeywordProps = { field: Ref<HTMLInputElement>; first: string; note: string; send: Send }

/** Uncontrolled, so that typing does not render it again. */
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
