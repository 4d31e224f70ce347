import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { marks, symbols } from './all-icons.ts'
import { Icon } from './icon.tsx'
import { closeIcon } from './symbols/site-header.ts'
import { shareIcon } from './symbols/sharing.ts'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a symbol is decoration unless it has a label', () => {
  expect(read(<Icon drawing={closeIcon} />)).toEqual([])
  expect(read(<Icon drawing={closeIcon} label="Close" />)).toEqual(['img "Close"'])
})

test('every symbol is drawn in its own box and cannot take the focus', () => {
  const boxes = (icons: typeof symbols) =>
    icons.map(([, drawing]) => /viewBox="([^"]*)"/.exec(renderToStaticMarkup(<Icon drawing={drawing} />))?.[1])
  expect(new Set(boxes(symbols))).toEqual(new Set(['0 -960 960 960']))
  expect(new Set(boxes(marks))).toEqual(new Set(['0 0 24 24']))
  expect(renderToStaticMarkup(<Icon drawing={shareIcon} />)).toMatch(/ focusable="false"/)
})

test.each([
  ['symbols', symbols],
  ['marks', marks],
] as const)('each icon of %s has a name and a path of its own', (_, icons) => {
  expect(icons.filter(([name]) => !name.endsWith('Icon'))).toEqual([])
  expect(new Set(icons.map(([name]) => name)).size).toBe(icons.length)
  expect(new Set(icons.map(([, { path }]) => path)).size).toBe(icons.length)
  expect(icons.filter(([, { path }]) => !/^[mM]\d/.test(path))).toEqual([])
})
