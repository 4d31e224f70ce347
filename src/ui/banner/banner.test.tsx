import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Banner } from './banner.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('the head of a page says where it stands, what it is and what it is about; its picture is decoration', () => {
  expect(
    read(
      <Banner
        title="Schedule Week"
        src="/schedule-week.png"
        kicker="Past Event"
        lead="In El Segundo."
        trail={<a href="/media">Media</a>}
        past
      >
        <button type="button">Share</button>
      </Banner>,
    ),
  ).toEqual([
    'link "Media" to /media',
    'paragraph "Past Event"',
    'heading 1 "Schedule Week"',
    'paragraph "In El Segundo."',
    'button "Share"',
  ])
})

test('the picture is asked for early, holds its place and is not in the way of the focus', () => {
  const html = renderToStaticMarkup(<Banner title="Jobs" src="/a.png" size="compact" />)
  const picture = /<img[^>]*>/.exec(html)?.[0].replace(/ class="[^"]*"/, '')
  expect(picture).toEqual(
    '<img data-behind-text="true" src="/a.png" alt="" width="1600" height="480" fetchPriority="high"/>',
  )
  expect(html).toMatch(/<h1 tabindex="-1"/)
})
