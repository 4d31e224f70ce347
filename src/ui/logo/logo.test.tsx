import { outlineOf } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './logo.tsx'

const read = (node: ReactNode) => outlineOf(renderToStaticMarkup(node))

test('the logo reads as the name of the firm', () => {
  expect(read(<Logo />)).toEqual(['text "Tamarack"'])
  expect(read(<Logo tone="onDark" />)).toEqual(['text "Tamarack"'])
})
