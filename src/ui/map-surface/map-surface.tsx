import { Button } from '#ui/button/button.tsx'
import type { IconShape } from '#ui/icon/icon.tsx'
import { addIcon } from '#ui/icon/symbols/add.ts'
import { fullscreenIcon, removeIcon } from '#ui/icon/symbols/map-controls.ts'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './map-surface.css.ts'
import { useMapGestures, type MapHandlers, type Offset } from './use-map-gestures.ts'

export type MapSurfaceProps = MapHandlers & {
  readonly label: string
  readonly hint: string
  readonly canZoomIn: boolean
  readonly canZoomOut: boolean
  readonly onReset: () => void
  readonly isLive: boolean
  readonly children: ReactNode
}

/** In px. */
const step = 80

const pushes: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

export const onMap = { 'data-on-map': '' }

export function MapSurface(props: MapSurfaceProps) {
  const { label, hint, isLive, children, onPush, onZoom, onReset } = props
  const surface = useRef<HTMLDivElement>(null)
  useMapGestures(surface, props)
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || (target as Element).closest('[data-on-map]')) return
    const [push, by] = [pushes[key], zooms[key]]
    if (push) onPush(push)
    else if (by) onZoom(by)
    else if (key === '0') onReset()
    else return
    event.preventDefault()
  }
  return (
    <div>
      <div
        ref={surface}
        className={styles.surface}
        {...(isLive && { role: 'group', 'aria-label': label, 'aria-description': hint, tabIndex: 0, onKeyDown: press })}
      >
        {children}
      </div>
      <div className={styles.foot} data-print="hide">
        <p className={styles.hint} aria-hidden>
          {hint}
        </p>
        <Controls {...props} />
      </div>
    </div>
  )
}

const Controls = ({ isLive, canZoomIn, canZoomOut, onZoom, onReset }: MapSurfaceProps) => (
  <div className={isLive ? styles.controls : styles.controlsToCome}>
    <Control icon={addIcon} isOff={!canZoomIn} onPress={() => onZoom(1)}>
      Zoom in
    </Control>
    <Control icon={removeIcon} isOff={!canZoomOut} onPress={() => onZoom(-1)}>
      Zoom out
    </Control>
    <Control icon={fullscreenIcon} isOff={false} onPress={onReset}>
      Show the whole map
    </Control>
  </div>
)

type ControlProps = { icon: IconShape; isOff: boolean; onPress: () => void; children: string }

const Control = ({ icon, isOff, onPress, children }: ControlProps) => (
  <Button variant="quiet" iconOnly icon={icon} className={styles.control} aria-disabled={isOff} onClick={onPress}>
    {children}
  </Button>
)
