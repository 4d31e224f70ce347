import { outlineOf } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

test('a summary says what is wrong and leads to each control', () => {
  const summary = (
    <ErrorSummary title="Please correct this:" attempt={1} problems={[{ id: 'email', message: 'Enter an e-mail.' }]} />
  )
  expect(outlineOf(renderToStaticMarkup(summary))).toEqual([
    'alert',
    '  paragraph "Error: Please correct this:"',
    '  list',
    '    item',
    '      link "Enter an e-mail." to #email',
  ])
})
