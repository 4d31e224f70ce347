import { createOutline } from '#ui/outline.testing.ts'
import { readdirSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { marks, symbols } from './all-icons.ts'
import { Icon } from './icon.tsx'
import { closeIcon } from './symbols/close.ts'
import { shareIcon } from './symbols/share.ts'

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

const toIconName = (file: string) =>
  `${file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`

test.each([
  ['symbols', symbols],
  ['marks', marks],
] as const)('each file of %s holds one icon, of its name and with a path of its own', (folder, icons) => {
  const files = readdirSync(new URL(folder, import.meta.url))
  expect(icons.map(([name]) => name).toSorted()).toEqual(files.map(toIconName).toSorted())
  expect(new Set(icons.map(([, { path }]) => path)).size).toBe(files.length)
  expect(icons.filter(([, { path }]) => !/^[mM]\d/.test(path))).toEqual([])
})
