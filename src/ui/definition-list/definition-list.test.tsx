import { createOutline } from '#ui/outline.testing.ts'
import { locationOnIcon } from '#ui/icon/symbols/places.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DefinitionList } from './definition-list.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('every term stands before its detail', () => {
  expect(
    read(
      <DefinitionList
        items={[
          { term: 'Place', detail: 'Arlington', icon: locationOnIcon },
          { term: 'Apply', detail: <a href="/apply">Online</a> },
        ]}
      />,
    ),
  ).toEqual([
    'term "Place"',
    'definition',
    '  text "Arlington"',
    'term "Apply"',
    'definition',
    '  link "Online" to /apply',
  ])
})
