import type { Location } from '#contract/location.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { contactCopy } from '#content/contact.ts'
import { firm } from '#content/firm.ts'
import { selectOffice, sortOffices, withOffice } from '#domain/offices.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Sanitise } from '#ui/prose/safe-html.ts'
import { GeneralLines } from './other-ways.tsx'
import { OfficeCard } from './office-card.tsx'
import { useEffect, useRef } from 'react'
import * as styles from './offices.css.ts'

export type OfficesProps = {
  readonly offices: ReferenceList<Location>
  /** What stands behind the question mark of the address. */
  readonly query: string
  /** Puts another query in the place of the one that stands there. */
  readonly onQuery: (query: string) => void
  readonly sanitise: Sanitise
}

/** The list of offices and the card of the selected one, which the address names (C2.11-02 to C2.11-21). */
export function Offices({ offices, query, onQuery, sanitise }: OfficesProps) {
  const sorted = sortOffices(offices.rows)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => showChosen(list.current), [])
  const selected = selectOffice(sorted, new URLSearchParams(query).get('office'))
  if (!selected) return offices.loading ? <Loading /> : <Placeholder />
  return (
    <div className={styles.columns}>
      <ul ref={list} className={styles.list} aria-label="Offices">
        {sorted.map((office) => (
          <li key={office.Location_ID}>
            <OfficeLink office={office} isSelected={office === selected} query={query} onQuery={onQuery} />
          </li>
        ))}
      </ul>
      <OfficeCard office={selected} sanitise={sanitise} />
    </div>
  )
}

/** Scrolls the list, and nothing else, to the office the address names. */
function showChosen(list: HTMLUListElement | null) {
  const chosen = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && chosen) list.scrollTop = chosen.offsetTop - list.clientHeight / 3
}

type LinkProps = Pick<OfficesProps, 'query' | 'onQuery'> & { office: Location; isSelected: boolean }

function OfficeLink({ office, isSelected, query, onQuery }: LinkProps) {
  const next = withOffice(query, office.Description ?? '')
  return (
    <Anchor
      href={paths.contact.to(next)}
      className={styles.link}
      {...(isSelected && { 'aria-current': 'true' as const })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onQuery(next)
      }}
    >
      <span className={styles.description}>{office.Description}</span>{' '}
      <span className={styles.place}>{[office.City, office.State].filter(Boolean).join(', ')}</span>
    </Anchor>
  )
}

function Loading() {
  return (
    <div>
      <p role="status">Loading offices...</p>
      <Skeleton lines={6} />
    </div>
  )
}

/** Stands where no office could be loaded: the headquarters as the firm's own settings know it (C2.11-14, C2.11-15). */
function Placeholder() {
  const { street, suite, city, state, zip } = firm.headquarters
  return (
    <div className={styles.placeholder}>
      <Heading level={3}>{contactCopy.placeholderHeading}</Heading>
      <address className={styles.address}>
        {street}, {suite}
        <br />
        {city}, {state} {zip}
      </address>
      <GeneralLines />
    </div>
  )
}
