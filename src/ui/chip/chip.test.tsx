import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chip } from './chip.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

const noop = () => {}

test('a chip is text, a link or a button', () => {
  expect(read(<Chip name="Full time" />)).toEqual(['text "Full time"'])
  expect(read(<Chip name="Data Science" href="/careers/open?group=7" />)).toEqual([
    'link "Data Science" to /careers/open?group=7',
  ])
  expect(read(<Chip name="Remote" onRemove={noop} />)).toEqual(['button "Remove Remote"'])
})

test('a chip that removes says so, whether it works by script or by address', () => {
  expect(read(<Chip name="Remote" href="/careers/open" onRemove={noop} />)).toEqual([
    'link "Remove Remote" to /careers/open',
  ])
  expect(read(<Chip name="Remote" href="/careers/open" removes />)).toEqual(['link "Remove Remote" to /careers/open'])
})
