import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'
import { trustHtml } from './trust-html.testing.ts'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('running text comes as children or as clean HTML', () => {
  const lines = ['heading 2 "Moves"', 'list', '  item', '    text "Books"', 'quotation "Ask more."']
  expect(
    read(
      <Prose>
        <h2>Moves</h2>
        <ul>
          <li>Books</li>
        </ul>
        <blockquote>Ask more.</blockquote>
      </Prose>,
    ),
  ).toEqual(lines)
  expect(
    read(<Prose html={trustHtml('<h2>Moves</h2><ul><li>Books</li></ul><blockquote>Ask more.</blockquote>')} />),
  ).toEqual(lines)
})
