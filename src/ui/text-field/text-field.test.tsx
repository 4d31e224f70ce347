import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea, TextField } from './text-field.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a field is called by its label', () => {
  expect(read(<TextField label="Full name" />)).toEqual(['textbox text "Full name"'])
  expect(read(<TextArea label="Your message" />)).toEqual(['textbox "Your message"'])
})

test('a field is described by its hint and then by its problem, which also makes it invalid', () => {
  expect(
    read(
      <TextField
        label="Email"
        type="email"
        hint="We never share it."
        problem="Enter an e-mail."
        defaultValue="ines@"
      />,
    ),
  ).toEqual([
    'text "We never share it."',
    'textbox email "Email" = ines@ invalid (We never share it. Enter an e-mail.)',
    'paragraph "Enter an e-mail."',
  ])
  expect(read(<TextArea label="Reply" problem="Write a reply." />)).toEqual([
    'textbox "Reply" invalid (Write a reply.)',
    'paragraph "Write a reply."',
  ])
})

test('what may be left out says so beside the label', () => {
  expect(read(<TextField label="Phone" type="tel" optional />)).toEqual(['text "(optional)"', 'textbox tel "Phone"'])
})

test('a hidden label is still the name of its field', () => {
  expect(read(<TextField label="City" labelHidden placeholder="City" />)).toEqual(['textbox text "City"'])
})

test('two fields of one form do not share an id, and a given id is kept', () => {
  const html = renderToStaticMarkup(
    <>
      <TextField label="First" />
      <TextField label="Second" />
      <TextField label="Third" id="third" />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect([new Set(ids).size, ids.length, ids.at(-1)]).toEqual([3, 3, 'third'])
  expect(createOutline(html)).toEqual(['textbox text "First"', 'textbox text "Second"', 'textbox text "Third"'])
})

test('a field can be disabled or read only', () => {
  expect(read(<TextField label="Account" disabled />)).toEqual(['textbox text "Account" disabled'])
  expect(read(<TextField label="Account" readOnly />)).toEqual(['textbox text "Account" readonly'])
})
