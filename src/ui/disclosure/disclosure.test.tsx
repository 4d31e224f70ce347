import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Disclosure } from './disclosure.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('what folds away has a title that opens it', () => {
  expect(
    read(
      <Disclosure title="Workplace" note="2 chosen">
        <p>Remote</p>
      </Disclosure>,
    ),
  ).toEqual(['details', '  summary "Workplace2 chosen"', '  paragraph "Remote"'])
})

test('of those that share a name one is open at a time', () => {
  expect(
    read(
      <>
        <Disclosure title="First" name="filters" open />
        <Disclosure title="Second" name="filters" />
      </>,
    ),
  ).toEqual(['details as filters open', '  summary "First"', 'details as filters', '  summary "Second"'])
})
