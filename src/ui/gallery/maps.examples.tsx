import { useState } from 'react'
import { MapSurface } from '#ui/map-surface/map-surface.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { Example, Examples } from './example.tsx'
import * as styles from './gallery.css.ts'

export function MapExamples() {
  return (
    <Examples title="Maps" lead="A window on a picture that is larger; whoever owns it knows where it is.">
      <Example name="to be moved and zoomed" whole>
        <div className={styles.passed}>
          <SkipLink to="past-the-hill">Skip the hill</SkipLink>
          <Hill isLive />
        </div>
        <p id="past-the-hill" tabIndex={-1}>
          What follows the hill.
        </p>
      </Example>
      <Example name="a picture still" whole>
        <Hill isLive={false} />
      </Example>
    </Examples>
  )
}

const ignore = () => {}
const start = { x: 200, y: 175, zoom: 0 }
const lines = [20, 45, 70, 95, 120]

function Hill({ isLive }: { isLive: boolean }) {
  const [{ x, y, zoom }, setView] = useState(start)
  return (
    <MapSurface
      label="A hill"
      hint="Drag to move the map; hold Ctrl and scroll to zoom."
      isLive={isLive}
      canZoomIn={zoom < 2}
      canZoomOut={zoom > -2}
      onPush={(by) => setView((view) => ({ ...view, x: view.x + by.x, y: view.y + by.y }))}
      onZoom={(by) => setView((view) => ({ ...view, zoom: Math.min(2, Math.max(-2, view.zoom + by)) }))}
      onReset={() => setView(start)}
      onMeasure={ignore}
    >
      <svg width="100%" height="348" aria-hidden focusable="false">
        <g transform={`translate(${x} ${y}) scale(${2 ** zoom})`} fill="none" stroke="currentColor">
          {lines.map((radius) => (
            <ellipse key={radius} rx={radius * 1.4} ry={radius} />
          ))}
        </g>
      </svg>
    </MapSurface>
  )
}
