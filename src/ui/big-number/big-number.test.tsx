import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BigNumber } from './big-number.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a figure is read with its suffix, then what it counts', () => {
  expect(read(<BigNumber value="100" suffix="%" label="Employee-owned" />)).toEqual([
    'paragraph "100%"',
    'paragraph "Employee-owned"',
  ])
  expect(read(<BigNumber value="1,240" label="Estimates" tone="onDark" />)).toEqual([
    'paragraph "1,240"',
    'paragraph "Estimates"',
  ])
})
