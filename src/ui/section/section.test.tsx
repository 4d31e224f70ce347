import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './section.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a part of a page is a region called by its title', () => {
  expect(
    read(
      <Section title="What’s New" lead="Newest first." action={<a href="/media">All news</a>}>
        <p>News</p>
      </Section>,
    ),
  ).toEqual([
    'region "What’s New"',
    '  heading 2 "What’s New"',
    '  paragraph "Newest first."',
    '  link "All news" to /media',
    '  paragraph "News"',
  ])
})

test('a part without a title is no region', () => {
  expect(
    read(
      <Section>
        <p>News</p>
      </Section>,
    ),
  ).toEqual(['paragraph "News"'])
})
