import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

const noop = () => {}

test('a search field is called by its label, shown or not', () => {
  expect(read(<SearchField label="Search news" name="q" />)).toEqual(['searchbox "Search news" as q'])
  expect(read(<SearchField label="Search news" labelHidden />)).toEqual(['searchbox "Search news"'])
})

test('a search field can submit the form it stands in', () => {
  expect(read(<SearchField label="Search jobs" submit="Search" />)).toEqual([
    'searchbox "Search jobs"',
    'button "Search" submits',
  ])
})

test('a search field offers to be emptied only while it holds something', () => {
  expect(read(<SearchField label="Keywords" value="cost" onChange={noop} onClear={noop} />)).toEqual([
    'searchbox "Keywords" = cost',
    'button "Clear search"',
  ])
  expect(read(<SearchField label="Keywords" value="" onChange={noop} onClear={noop} />)).toEqual([
    'searchbox "Keywords"',
  ])
})
