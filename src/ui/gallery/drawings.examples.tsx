import { DrawingFigure } from '#ui/drawings/drawing-figure.tsx'
import { Example } from './example.tsx'

export function DrawingExamples() {
  return (
    <Example name="Figure with its finding and its source">
      <DrawingFigure
        caption="Two boats are in today. The last one leaves in May."
        note={['The harbor’s log', 'A count', 'Checked May 4, 2026']}
      >
        <ul>
          <li>Alma, at the east pier</li>
          <li>Wanderer, at the west pier</li>
        </ul>
      </DrawingFigure>
    </Example>
  )
}
