import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxColumns } from './checkbox-columns.tsx'

test('checkboxes in columns follow each other in their order and are sent by their labels', () => {
  const html = renderToStaticMarkup(<CheckboxColumns name="season" options={['Spring', 'Summer', 'Fall']} />)
  expect(createOutline(html)).toEqual([
    'checkbox "Spring" as season = Spring',
    'checkbox "Summer" as season = Summer',
    'checkbox "Fall" as season = Fall',
  ])
})
