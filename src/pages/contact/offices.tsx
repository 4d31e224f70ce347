import type { Location } from '#contract/jobs.ts'
import { contactCopy } from '#content/contact.ts'
import { firm } from '#content/firm.ts'
import { withOffice } from '#domain/map/offices.ts'
import { paths } from '#addresses/paths.ts'
import { messages } from '#machines/meta.ts'
import type { OfficePickerEvent, officePickerMachine } from '#machines/office-picker.machine.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Sanitise } from '#ui/prose/prose.tsx'
import { GeneralLines } from './contact-methods.tsx'
import { OfficeCard } from './office-card.tsx'
import { OfficeMap } from './office-map.tsx'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import * as styles from './offices.css.ts'

export type OfficesProps = {
  readonly snapshot: SnapshotFrom<typeof officePickerMachine>
  readonly send: (event: OfficePickerEvent) => void
  readonly sanitise: Sanitise
}

const listId = 'offices-listed'

export function Offices({ snapshot, send, sanitise }: OfficesProps) {
  const { offices, selected, query, selectionSource } = snapshot.context
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const at = offices.findIndex(({ Location_ID }) => Location_ID === selected)
  useEffect(() => scrollItemIntoView(list.current, at), [at])
  const office = offices[at]
  const [words] = messages(snapshot)
  if (!office) return snapshot.matches('loading') ? <Loading words={words} /> : <Placeholder />
  const close = () => {
    const opener = root.current?.querySelector<HTMLElement>(
      selectionSource === 'list' ? 'a[aria-current]' : 'button[aria-current]',
    )
    send({ type: 'window.closed' })
    opener?.focus({ preventScroll: true })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the window wherever the focus is
    <div
      ref={root}
      className={styles.columns}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && snapshot.matches('explained')) close()
      }}
    >
      <div className={styles.map}>
        <OfficeMap listId={listId} snapshot={snapshot} send={send} sanitise={sanitise} onClose={close} />
        <p role="status" className={styles.mapNote}>
          {snapshot.matches('offMap') && words}
        </p>
      </div>
      <ul ref={list} id={listId} tabIndex={-1} className={styles.list} aria-label="Offices">
        {offices.map((each) => (
          <li key={each.Location_ID}>
            <OfficeLink office={each} isSelected={each === office} query={query} send={send} />
          </li>
        ))}
      </ul>
      <OfficeCard office={office} sanitise={sanitise} />
    </div>
  )
}

function scrollItemIntoView(list: HTMLElement | null, at: number) {
  const item = list?.children[at]
  if (!list || !(item instanceof HTMLElement)) return
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight]
  const isInView = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight
  if (isInView) return
  // The row before it comes first: rows are whole, and there is more above.
  const before = item.previousElementSibling
  list.scrollTop = before instanceof HTMLElement ? before.offsetTop : top
}

type LinkProps = Pick<OfficesProps, 'send'> & { office: Location; isSelected: boolean; query: string }

function OfficeLink({ office, isSelected, query, send }: LinkProps) {
  return (
    <Anchor
      href={paths.contact.to(withOffice(query, office.Description ?? ''))}
      className={styles.link}
      {...(isSelected && { 'aria-current': 'true' as const })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        send({ type: 'office.chosen', id: office.Location_ID })
      }}
    >
      <span className={styles.description}>{office.Description}</span>{' '}
      <span className={styles.place}>{[office.City, office.State].filter(Boolean).join(', ')}</span>
    </Anchor>
  )
}

function Loading({ words }: { words: string | undefined }) {
  return (
    <div>
      <p role="status">{words}</p>
      <Skeleton lines={6} />
    </div>
  )
}

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
