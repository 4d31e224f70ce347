import { contactCopy } from '#content/contact.ts'
import { initialView, mapZooms } from '#domain/map/map-view.ts'
import type { OfficeMark } from '#domain/map/place-offices.ts'
import { controlId } from '#machines/form-view.ts'
import { listOfficeMarkers, type OfficePickerEvent, type officePickerMachine } from '#machines/office-picker.machine.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { MapSurface } from '#ui/map-surface/map-surface.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import type { Sanitise } from '#ui/prose/prose.tsx'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Pin, FirstLand, getMarkPosition, Scene } from './office-scene.tsx'
import { OfficeWindow } from './office-window.tsx'
import * as styles from './office-map.css.ts'

export type OfficeMapProps = {
  readonly listId: string
  readonly snapshot: SnapshotFrom<typeof officePickerMachine>
  readonly send: (event: OfficePickerEvent) => void
  readonly sanitise: Sanitise
  readonly onClose: () => void
}

type Context = OfficeMapProps['snapshot']['context']

const LiveMap = createLazyComponent(async () => (await lazyImport(() => import('./live-map.tsx'))).LiveMap)

export function OfficeMap({ snapshot: { context, ...snapshot }, listId, send, sanitise, onClose }: OfficeMapProps) {
  const { view } = context
  const [plane, setPlane] = useState<Element | null>(null)
  const zoom = view?.zoom ?? mapZooms.least
  return (
    <div data-picture className={styles.root}>
      <SkipLink to={formId}>{contactCopy.skipToForm}</SkipLink>
      {view && <SkipLink to={listId}>{contactCopy.skipMap}</SkipLink>}
      <MapSurface
        label={contactCopy.mapLabel}
        hint={contactCopy.mapHint}
        isLive={view !== null && plane !== null}
        canZoomIn={zoom < mapZooms.most}
        canZoomOut={zoom > mapZooms.least}
        onPush={(by) => send({ type: 'map.pushed', by })}
        onZoom={(by, around) => send({ type: 'map.zoomed', by, ...(around && { around }) })}
        onReset={() => send({ type: 'map.reset' })}
        onMeasure={(size, isWide) => send({ type: 'map.measured', size, isWide })}
      >
        {view && (
          <LiveMap
            view={view}
            context={context}
            renderWindow={
              snapshot.value === 'explained'
                ? (mark) => <OfficeWindow mark={mark} sanitise={sanitise} onClose={onClose} />
                : null
            }
            send={send}
            onMount={setPlane}
          />
        )}
        {!(view && plane) && (
          <>
            <StaticMap context={context} isWide={false} />
            <StaticMap context={context} isWide />
          </>
        )}
      </MapSurface>
    </div>
  )
}

const formId = controlId('contact', 'FirstName')

const listStates = (marks: ReadonlyArray<OfficeMark>) =>
  [...new Set(marks.flatMap(({ office: { State, LocationState } }) => State ?? LocationState ?? []))].toSorted()

/** Rendered for both widths; CSS shows one. Used without JavaScript and before hydration. */
function StaticMap({ context, isWide }: { context: Context; isWide: boolean }) {
  const { zoom } = initialView(isWide)
  const marks = listOfficeMarkers(context, zoom)
  const count = marks.length === 1 ? 'one' : String(marks.length)
  const words = `A map of the United States with ${count} of our offices, in ${listStates(marks).join(', ')}. All of them are in the list.`
  return (
    <div role="img" aria-label={words} className={isWide ? styles.wideStaticMap : styles.narrowStaticMap}>
      <div className={styles.plane}>
        <FirstLand isWide={isWide} />
        <svg className={styles.scene} width="1" height="1" aria-hidden focusable="false">
          <Scene zoom={zoom} marks={marks} />
          {marks.map((mark) => {
            const { x, y } = getMarkPosition(mark, zoom)
            return (
              <g key={mark.office.Location_ID} transform={`translate(${x} ${y})`}>
                <Pin precision={mark.precision} isSelected={mark.office.Location_ID === context.selected} />
              </g>
            )
          })}
        </svg>
      </div>
    </div>
  )
}
