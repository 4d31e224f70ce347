import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createOutline } from '#ui/outline.testing.ts'
import { Autocomplete } from './autocomplete.tsx'
import { Combobox } from './combobox.tsx'

const options = ['Any', 'Cost Analysis', 'Data Science'].map((label) => ({
  value: label === 'Any' ? '' : label,
  label,
}))

test('before its script it is a select that a form sends, Any first', () => {
  const html = renderToStaticMarkup(<Autocomplete label="Category" name="category" options={options} />)
  expect(createOutline(html)).toEqual([
    'combobox "Category" as category',
    '  option "Any"',
    '  option "Cost Analysis" = Cost Analysis',
    '  option "Data Science" = Data Science',
  ])
})

test('after it, the text is the option that was chosen before, and its value goes with the form', () => {
  const html = renderToStaticMarkup(
    <Combobox label="Category" name="category" options={options} chosen="Data Science" />,
  )
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*value="Data Science"/)
  expect(html).toMatch(/<input type="hidden" name="category" value="Data Science"/)
  expect(html).not.toContain('style=')
})
