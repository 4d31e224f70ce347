import { all, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileField } from './file-field.tsx'

test('a file is asked for by a native control that its label names', () => {
  const field = readHtml(
    renderToStaticMarkup(
      <FileField accept=".html" onChoose={() => {}}>
        Add from a file
      </FileField>,
    ),
  )
  const [input] = all(field, 'input')
  const [label] = all(field, 'label')
  expect([input?.attributes['type'], input?.attributes['accept'], label && getPartText(label)]).toEqual([
    'file',
    '.html',
    'Add from a file',
  ])
  expect(label?.attributes['for']).toBe(input?.attributes['id'])
})
