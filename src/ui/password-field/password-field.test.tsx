import { outlineOf } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

test('a password is hidden at first, can be shown, and is described by its problem', () => {
  expect(outlineOf(renderToStaticMarkup(<PasswordField label="Password" problem="Field is required" />))).toEqual([
    'textbox password "Password" invalid (Field is required)',
    'button "Show Password"',
    'paragraph "Field is required"',
  ])
})
