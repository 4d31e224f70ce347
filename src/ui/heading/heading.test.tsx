import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Heading } from './heading.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a heading keeps its rank whatever its size', () => {
  expect(
    ([1, 2, 3, 4, 5, 6] as const).flatMap((level) =>
      read(
        <Heading level={level} size="h4">
          Rank {level}
        </Heading>,
      ),
    ),
  ).toEqual([
    'heading 1 "Rank 1"',
    'heading 2 "Rank 2"',
    'heading 3 "Rank 3"',
    'heading 4 "Rank 4"',
    'heading 5 "Rank 5"',
    'heading 6 "Rank 6"',
  ])
})
