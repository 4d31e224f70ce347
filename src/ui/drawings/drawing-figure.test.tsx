import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawingFigure } from './drawing-figure.tsx'

const read = (note?: ReadonlyArray<string>) =>
  createOutline(
    renderToStaticMarkup(
      <DrawingFigure caption="Two boats are in today." {...(note && { note })}>
        <ul>
          <li>Alma, at the east pier</li>
        </ul>
      </DrawingFigure>,
    ),
  )

test('a drawing says its finding, then its rows, then where they are from', () => {
  const figure = read(['The harbor’s log', 'A count', 'Checked May 4, 2026'])
  expect(figure).toEqual([
    'figure',
    '  caption "Two boats are in today."',
    '  list',
    '    item',
    '      text "Alma, at the east pier"',
    '  paragraph "The harbor’s log"',
    '  paragraph "A count"',
    '  paragraph "Checked May 4, 2026"',
  ])
  expect(read()).toEqual(figure.slice(0, 5))
})
