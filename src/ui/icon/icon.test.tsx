import { outlineOf } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { markPaths, symbolPaths, type IconName } from './icons.ts'

const read = (node: ReactNode) => outlineOf(renderToStaticMarkup(node))

test('a symbol is decoration unless it has a label', () => {
  expect(read(<Icon name="close" />)).toEqual([])
  expect(read(<Icon name="close" label="Close" />)).toEqual(['img "Close"'])
})

test('every symbol is drawn in its own box and cannot take the focus', () => {
  const boxes = (paths: object) =>
    Object.keys(paths).map(
      (name) => /viewBox="([^"]*)"/.exec(renderToStaticMarkup(<Icon name={name as IconName} />))?.[1],
    )
  expect(new Set(boxes(symbolPaths))).toEqual(new Set(['0 -960 960 960']))
  expect(new Set(boxes(markPaths))).toEqual(new Set(['0 0 24 24']))
  expect(renderToStaticMarkup(<Icon name="share" />)).toMatch(/ focusable="false"/)
})
