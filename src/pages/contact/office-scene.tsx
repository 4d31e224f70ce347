import { type Precision, pinHeight, type OfficeMark } from '#domain/map/place-offices.ts'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './office-map.css.ts'
import { usStates } from '#content/us-states.ts'
import { initialView, isInitialView, type MapView, project, type MapPoint } from '#domain/map/map-view.ts'
import { createContext, use } from 'react'
import { getLandBounds, getMapOrigin } from './land-bounds.ts'
import officeMap from './office-map.svg?url'
import ground from './office-map-ground.svg?url'
import narrowMap from './office-map-narrow.svg?url'
import wideMap from './office-map-wide.svg?url'

/** The server gives the picture itself, so that the document brings what is seen first. */
export const GroundContext = createContext(ground)

type PinProps = { readonly precision: Precision; readonly isSelected: boolean }

/** The tip is 18 px below the origin: must match `markHeight`. */
export const Pin = ({ precision, isSelected }: PinProps) => (
  <g
    className={joinClassNames(
      styles.pin,
      precision !== 'exact' && styles.approximatePin,
      isSelected && styles.selectedPin,
    )}
  >
    <path d="M0 18C-1.6 12.4-10 8-10 0a10 10 0 1 1 20 0C10 8 1.6 12.4 0 18z" />
    <circle r="3.5" />
  </g>
)

const rounded = (value: number) => Math.round(10 * value) / 10

const from = (origin: MapPoint, { x, y }: MapPoint): MapPoint => ({
  x: rounded(x - origin.x),
  y: rounded(y - origin.y),
})

export const getMarkPosition = ({ mark }: Pick<OfficeMark, 'mark'>, zoom: number): MapPoint =>
  from(getMapOrigin(zoom), mark)

const getFirstMapAddress = (isWide: boolean) => (isWide ? wideMap : narrowMap)

export function FirstLand({ isWide }: { isWide: boolean }) {
  const { width, height } = getLandBounds(initialView(isWide).zoom)
  const room = {
    className: isWide ? styles.wideLand : styles.narrowLand,
    width: Math.round(width),
    height: Math.round(height),
  }
  return (
    <>
      <img {...room} alt="" src={use(GroundContext)} suppressHydrationWarning />
      <img {...room} alt="" src={getFirstMapAddress(isWide)} loading="lazy" decoding="async" />
    </>
  )
}

type LandProps = { readonly view: MapView; readonly isWide: boolean }

export function Land({ view, isWide }: LandProps) {
  const room = { ...getLandBounds(view.zoom), preserveAspectRatio: 'none' }
  return (
    <>
      <image href={getFirstMapAddress(isWide)} {...room} />
      {!isInitialView(view, isWide) && <image href={officeMap} {...room} />}
    </>
  )
}

function Leader({ mark: { mark, point }, zoom }: { mark: OfficeMark; zoom: number }) {
  const origin = getMapOrigin(zoom)
  const tip = from(origin, { x: mark.x, y: mark.y + pinHeight })
  const place = from(origin, point)
  if (Math.hypot(tip.x - place.x, tip.y - place.y) < 2) return null
  return (
    <g className={styles.leader}>
      <line x1={tip.x} y1={tip.y} x2={place.x} y2={place.y} />
      <circle cx={place.x} cy={place.y} r="2.5" />
    </g>
  )
}

const small = new Set(['CT', 'DC', 'DE', 'MA', 'MD', 'NH', 'NJ', 'PR', 'RI', 'VT'])

const unseen = new Set(['AS', 'GU', 'MP', 'VI'])

function getStateLabel({ code, name }: (typeof usStates)[number], zoom: number) {
  if (unseen.has(code)) return null
  const room = small.has(code) ? zoom - 1.4 : zoom
  return room < 3.6 ? null : room < 5.2 ? code : name
}

const clearance = { x: 26, y: 24 }

function StateNames({ zoom, marks }: { zoom: number; marks: ReadonlyArray<OfficeMark> }) {
  const isFree = ({ x, y }: MapPoint) =>
    !marks.some(({ mark }) => Math.abs(mark.x - x) < clearance.x && Math.abs(mark.y + 6 - y) < clearance.y)
  return usStates.map((state) => {
    const at = project(state.middle, zoom)
    const text = getStateLabel(state, zoom)
    const { x, y } = from(getMapOrigin(zoom), at)
    return text && isFree(at) ? (
      <text key={state.code} x={Math.round(x)} y={Math.round(y)} className={styles.stateName}>
        {text}
      </text>
    ) : null
  })
}

export const Scene = ({ zoom, marks }: { zoom: number; marks: ReadonlyArray<OfficeMark> }) => (
  <>
    <StateNames zoom={zoom} marks={marks} />
    {marks.map((mark) => (
      <Leader key={mark.office.Location_ID} mark={mark} zoom={zoom} />
    ))}
  </>
)
