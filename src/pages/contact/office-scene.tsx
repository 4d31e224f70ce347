import { usStates } from '#content/us-states.ts'
import { mapMiddle } from '#domain/map/map-view.ts'
import { officeMapFrame } from '#domain/map/office-map-frame.ts'
import { markHeight, type OfficeMark } from '#domain/map/place-offices.ts'
import { project, worldWidth, type MapPoint } from '#domain/map/web-mercator.ts'
import officeMap from './office-map.svg?url'
import * as styles from './office-map.css.ts'

/** Where everything on the map is counted from, so that numbers stay small: its middle before anyone moves it. */
export const originAt = (zoom: number): MapPoint => project(mapMiddle, zoom)

const from = (origin: MapPoint, { x, y }: MapPoint): MapPoint => ({ x: x - origin.x, y: y - origin.y })

/** Where a mark stands, counted from the origin, in px. */
export const placeOf = ({ mark }: Pick<OfficeMark, 'mark'>, zoom: number): MapPoint => from(originAt(zoom), mark)

function Land({ zoom }: { zoom: number }) {
  const origin = originAt(zoom)
  const top = project({ latitude: officeMapFrame.north, longitude: 0 }, zoom).y
  const bottom = project({ latitude: officeMapFrame.south, longitude: 0 }, zoom).y
  return (
    <image
      href={officeMap}
      x={-origin.x}
      y={top - origin.y}
      width={worldWidth(zoom)}
      height={bottom - top}
      preserveAspectRatio="none"
    />
  )
}

/** A thin line from where a mark stands to where its office is, where the two differ. */
function Leader({ mark: { mark, point }, zoom }: { mark: OfficeMark; zoom: number }) {
  const origin = originAt(zoom)
  const tip = from(origin, { x: mark.x, y: mark.y + markHeight })
  const place = from(origin, point)
  if (Math.hypot(tip.x - place.x, tip.y - place.y) < 2) return null
  return (
    <g className={styles.leader}>
      <line x1={tip.x} y1={tip.y} x2={place.x} y2={place.y} />
      <circle cx={place.x} cy={place.y} r="2.5" />
    </g>
  )
}

/** States that have no room for a name where the others have. */
const small = new Set(['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'PR', 'RI', 'VT'])

/** Islands that a map of this size does not show. */
const unseen = new Set(['AS', 'GU', 'MP', 'VI'])

function nameOf({ code, name }: (typeof usStates)[number], zoom: number) {
  if (unseen.has(code)) return null
  const room = small.has(code) ? zoom - 1.4 : zoom
  return room < 3.6 ? null : room < 5.2 ? code : name
}

/** How far a name keeps from a mark, in px. */
const clearance = { x: 26, y: 24 }

function StateNames({ zoom, marks }: { zoom: number; marks: ReadonlyArray<OfficeMark> }) {
  const isFree = ({ x, y }: MapPoint) =>
    !marks.some(({ mark }) => Math.abs(mark.x - x) < clearance.x && Math.abs(mark.y + 6 - y) < clearance.y)
  return usStates.map((state) => {
    const at = project(state.middle, zoom)
    const text = nameOf(state, zoom)
    const { x, y } = from(originAt(zoom), at)
    return text && isFree(at) ? (
      <text key={state.code} x={Math.round(x)} y={Math.round(y)} className={styles.stateName}>
        {text}
      </text>
    ) : null
  })
}

/** What lies under the markers: the land, the names of the states, and lines to offices whose markers had to give way. */
export const Scene = ({ zoom, marks }: { zoom: number; marks: ReadonlyArray<OfficeMark> }) => (
  <>
    <Land zoom={zoom} />
    <StateNames zoom={zoom} marks={marks} />
    {marks.map((mark) => (
      <Leader key={mark.office.Location_ID} mark={mark} zoom={zoom} />
    ))}
  </>
)
