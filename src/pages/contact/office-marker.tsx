import { directionsTo } from '#domain/map/offices.ts'
import type { OfficeMark } from '#domain/map/place-offices.ts'
import type { OfficePickerEvent } from '#machines/office-picker.machine.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { onMap } from '#ui/map-surface/map-surface.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import type { Sanitise } from '#ui/prose/safe-html.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { closeIcon } from '#ui/icon/symbols/close.ts'
import { locationOnIcon } from '#ui/icon/symbols/location-on.ts'
import { useId } from 'react'
import { CareersLink } from './careers-link.tsx'
import { goAmongMarkers } from './go-among-markers.ts'
import { Pin } from './office-pin.tsx'
import { placeOf } from './office-scene.tsx'
import * as styles from './office-map.css.ts'

export type OfficeMarkerProps = {
  readonly mark: OfficeMark
  readonly zoom: number
  readonly isSelected: boolean
  /** Whether it is the one where the keyboard stops. */
  readonly isStop: boolean
  readonly isExplained: boolean
  /** Another number makes the marker bounce again; 0 lets it stand. */
  readonly bounces: number
  readonly send: (event: OfficePickerEvent) => void
  readonly sanitise: Sanitise
  readonly onClose: () => void
}

/** A marker of the map, with the window that tells about its office (C2.11-01, C2.11-26, C2.11-27). */
export function OfficeMarker(props: OfficeMarkerProps) {
  const { mark, zoom, isSelected, isStop, isExplained, bounces, send } = props
  const { office, precision } = mark
  const { x, y } = placeOf(mark, zoom)
  const id = office.Location_ID
  return (
    <li
      className={joinClassNames(styles.marker, isExplained && styles.explainedMarker)}
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
      {isExplained && <OfficeWindow {...props} />}
    </li>
  )
}

function OfficeWindow({ mark: { office, precision }, sanitise, onClose }: OfficeMarkerProps) {
  const id = useId()
  const { Description, FullAddress, City, LocationCity, State, LocationState } = office
  const where = precision === 'city' ? (City ?? LocationCity) : (State ?? LocationState)
  return (
    <div role="group" aria-labelledby={id} className={styles.window} {...onMap}>
      <div className={styles.windowHead}>
        <p id={id} className={styles.windowTitle}>
          {Description}
        </p>
        <Button variant="quiet" icon={closeIcon} iconOnly className={styles.close} onClick={onClose}>
          Close the window on the map
        </Button>
      </div>
      {FullAddress && <Prose html={sanitise(FullAddress)} className={styles.windowText} />}
      {precision !== 'exact' && <p className={styles.windowText}>Approximate: somewhere in {where}.</p>}
      <Cluster gap="roomy">
        <ButtonLink variant="text" icon={locationOnIcon} href={directionsTo(office)}>
          Directions
        </ButtonLink>
        <CareersLink office={office} variant="text" />
      </Cluster>
    </div>
  )
}
