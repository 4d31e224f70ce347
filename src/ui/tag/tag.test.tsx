import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tag } from './tag.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a tag is plain text in every tone', () => {
  expect(read(<Tag tone="new">New Listing</Tag>)).toEqual(['text "New Listing"'])
  expect(read(<Tag>Remote</Tag>)).toEqual(['text "Remote"'])
})
