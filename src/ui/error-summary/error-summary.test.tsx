import { createOutline } from '#ui/outline.testing.ts'
import { listPartLinks, readHtml } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

test('a summary says what is wrong and leads to each control', () => {
  const summary = (
    <ErrorSummary title="Please correct this:" attempt={1} problems={[{ id: 'email', message: 'Enter an e-mail.' }]} />
  )
  const html = renderToStaticMarkup(summary)
  expect(createOutline(html)).toEqual(['group "Please correct this:" (Enter an e-mail.)'])
  expect(listPartLinks(readHtml(html))).toEqual([['Enter an e-mail.', '#email']])
})
