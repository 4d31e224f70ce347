import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a skeleton says nothing', () => {
  expect(read(<Skeleton lines={3} />)).toEqual([])
})

test('a skeleton holds as many lines as are coming', () => {
  const bars = (html: string) => html.split('<span').length - 2
  expect(bars(renderToStaticMarkup(<Skeleton />))).toEqual(1)
  expect(bars(renderToStaticMarkup(<Skeleton lines={4} />))).toEqual(4)
})
