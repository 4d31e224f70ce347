import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from './notice.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a notice says its tone in words before its title', () => {
  expect(
    (['info', 'success', 'warning', 'danger'] as const).flatMap((tone) =>
      read(<Notice tone={tone} title="The title" />),
    ),
  ).toEqual([
    'paragraph "Note: The title"',
    'paragraph "Done: The title"',
    'paragraph "Warning: The title"',
    'paragraph "Error: The title"',
  ])
})

test('a notice interrupts, waits, or is plain content', () => {
  const words = <p>Try again.</p>
  expect(
    read(
      <Notice tone="danger" title="Not sent" live="alert">
        {words}
      </Notice>,
    ),
  ).toEqual(['alert', '  paragraph "Error: Not sent"', '  paragraph "Try again."'])
  expect(read(<Notice tone="success" title="Sent" live="status" />)).toEqual(['status', '  paragraph "Done: Sent"'])
  expect(
    read(
      <Notice tone="info" title="Rain">
        {words}
      </Notice>,
    ),
  ).toEqual(['paragraph "Note: Rain"', 'paragraph "Try again."'])
})
