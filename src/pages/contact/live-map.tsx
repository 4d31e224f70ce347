import { contactCopy } from '#content/contact.ts'
import { type MapView, project } from '#domain/map/map-view.ts'
import type { OfficeMark } from '#domain/map/place-offices.ts'
import { listOfficeMarkers } from '#machines/office-picker.machine.ts'
import { joinClassNames } from '#ui/class-names.ts'
import type { ReactNode } from 'react'
import { getMapOrigin } from './land-bounds.ts'
import type { OfficeMapProps } from './office-map.tsx'
import { OfficeMarker } from './office-marker.tsx'
import { Land, Scene } from './office-scene.tsx'
import * as styles from './office-map.css.ts'

export type LiveMapProps = Pick<OfficeMapProps, 'send'> & {
  readonly view: MapView
  readonly context: OfficeMapProps['snapshot']['context']
  readonly renderWindow: ((mark: OfficeMark) => ReactNode) | null
  /** A ref callback: null when removed. */
  readonly onMount: (element: Element | null) => void
}

export function LiveMap({ view, context, renderWindow, onMount, send }: LiveMapProps) {
  const { centre, zoom } = view
  const marks = listOfficeMarkers(context, zoom)
  const stop = (marks.find(({ office }) => office.Location_ID === (context.reached ?? context.selected)) ?? marks[0])
    ?.office
  const [middle, origin] = [project(centre, zoom), getMapOrigin(zoom)]
  const transform = `translate(${origin.x - middle.x}px, ${origin.y - middle.y}px)`
  return (
    <div ref={onMount} className={joinClassNames(styles.plane, context.glides && styles.glides)} style={{ transform }}>
      <svg className={styles.scene} width="1" height="1" aria-hidden focusable="false">
        <Land view={view} isWide={context.isWide} />
        <Scene zoom={zoom} marks={marks} />
      </svg>
      <ul aria-label={contactCopy.mapLabel}>
        {marks.map((mark) => {
          const isSelected = mark.office.Location_ID === context.selected
          return (
            <OfficeMarker
              key={mark.office.Location_ID}
              mark={mark}
              zoom={zoom}
              isSelected={isSelected}
              isStop={mark.office === stop}
              window={isSelected && renderWindow ? renderWindow(mark) : null}
              bounces={isSelected ? context.bounces : 0}
              send={send}
            />
          )
        })}
      </ul>
    </div>
  )
}
