import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './logo.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('the logo reads as the name of the firm', () => {
  expect(read(<Logo name="Larch & Sons" />)).toEqual(['text "Larch & Sons"'])
  expect(read(<Logo name="Larch & Sons" tone="onDark" />)).toEqual(['text "Larch & Sons"'])
})
