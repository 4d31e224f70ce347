import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLoadingBar } from './progress-bar.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('[C2.1-55] a page on its way is announced by a bar with a name, and one that is here by nothing', () => {
  expect(read(<PageLoadingBar active />)).toEqual(['progressbar "Loading page"'])
  expect(read(<PageLoadingBar active={false} />)).toEqual([])
})
