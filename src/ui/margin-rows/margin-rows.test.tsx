import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarginFigure, MarginRow, MarginRows } from './margin-rows.tsx'

test('what stands in the margin is read after the text that it belongs to, row by row', () => {
  expect(
    createOutline(
      renderToStaticMarkup(
        <MarginRows>
          <MarginRow margin={<MarginFigure value="2 years" text="between two dry docks" />}>
            <p>Every hull comes out of the water.</p>
          </MarginRow>
          <MarginRow>
            <p>Small boats do so each fall.</p>
          </MarginRow>
          <MarginRow margin={<a href="/piers">All piers</a>}>
            <p>Piers are looked at by divers.</p>
          </MarginRow>
        </MarginRows>,
      ),
    ),
  ).toEqual([
    'paragraph "Every hull comes out of the water."',
    'paragraph "2 years between two dry docks"',
    'paragraph "Small boats do so each fall."',
    'paragraph "Piers are looked at by divers."',
    'link "All piers" to /piers',
  ])
})
