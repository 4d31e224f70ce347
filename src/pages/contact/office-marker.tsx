import type { KeyboardEvent, ReactNode } from 'react'
import type { OfficeMark } from '#domain/map/place-offices.ts'
import type { OfficePickerEvent } from '#machines/office-picker.machine.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { Pin, getMarkPosition } from './office-scene.tsx'
import * as styles from './office-map.css.ts'

const by: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const to: Readonly<Record<string, number>> = { Home: 0, End: -1 }

export function goAmongMarkers(event: KeyboardEvent<HTMLButtonElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event
  const step = by[key]
  const markers = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  const next = step === undefined ? to[key] : (markers.indexOf(currentTarget) + step) % markers.length
  if (next === undefined || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  // The map below is moved by the same keys.
  event.stopPropagation()
  markers.at(next)?.focus()
}

export type OfficeMarkerProps = {
  readonly mark: OfficeMark
  readonly zoom: number
  readonly isSelected: boolean
  readonly isStop: boolean
  /** Each new number restarts the animation; 0 means none. */
  readonly bounces: number
  readonly send: (event: OfficePickerEvent) => void
  readonly window: ReactNode
}

export function OfficeMarker({ mark, zoom, isSelected, isStop, bounces, send, window }: OfficeMarkerProps) {
  const { office, precision } = mark
  const { x, y } = getMarkPosition(mark, zoom)
  const id = office.Location_ID
  return (
    <li
      className={joinClassNames(styles.marker, window !== null && styles.explainedMarker)}
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <button
        type="button"
        className={styles.markerButton}
        tabIndex={isStop ? 0 : -1}
        data-print="keep"
        {...(isSelected && { 'aria-current': 'true' as const })}
        onClick={() => send({ type: 'marker.pressed', id })}
        onKeyDown={goAmongMarkers}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) send({ type: 'marker.reached', id })
        }}
      >
        <svg
          key={bounces}
          viewBox="-14 -14 28 34"
          className={joinClassNames(styles.drop, bounces > 0 && styles.bouncing)}
          aria-hidden
        >
          <Pin precision={precision} isSelected={isSelected} />
        </svg>
        <span className={styles.name}>
          {office.Description}
          {precision !== 'exact' && <VisuallyHidden>, approximate place</VisuallyHidden>}
        </span>
      </button>
      {window}
    </li>
  )
}
