import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

const renderOutline = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('what is hidden from the eye is still read', () => {
  expect(
    renderOutline(
      <a href="/media">
        Read on
        <VisuallyHidden> about Huntsville</VisuallyHidden>
      </a>,
    ),
  ).toEqual(['link "Read on about Huntsville" to /media'])
})
