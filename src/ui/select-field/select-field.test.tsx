import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

const offices = [
  { value: 'dayton', label: 'Dayton, Ohio' },
  { value: 'seaside', label: 'Seaside (moved)', disabled: true },
]

test('a select offers an empty choice first, then its options', () => {
  expect(read(<SelectField label="Office" name="office" options={offices} placeholder="Any office" />)).toEqual([
    'combobox "Office" as office',
    '  option "Any office"',
    '  option "Dayton, Ohio" = dayton',
    '  option "Seaside (moved)" = seaside disabled',
  ])
})

test('a select says what is chosen, its hint and its problem', () => {
  expect(
    read(
      <SelectField label="Office" options={offices} defaultValue="dayton" hint="Where?" problem="Choose another." />,
    ),
  ).toEqual([
    'text "Where?"',
    'combobox "Office" invalid (Where? Choose another.)',
    '  option "Dayton, Ohio" = dayton selected',
    '  option "Seaside (moved)" = seaside disabled',
    'paragraph "Choose another."',
  ])
})
