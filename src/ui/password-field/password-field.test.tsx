import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))
const measure = ({ length }: string) => ({ percent: length, text: `${length} long`, colour: 'green' as const })

test('a password is hidden at first, can be shown, and is described by its problem', () => {
  expect(read(<PasswordField label="Password" problem="Field is required" autoComplete="current-password" />)).toEqual([
    'textbox password "Password" invalid (Field is required)',
    'button "Show Password"',
    'paragraph "Field is required"',
  ])
})

test('how hard a password is to guess is said of one that is written, and between the field and its problem', () => {
  const field = <PasswordField label="New Password" defaultValue="" autoComplete="new-password" strength={measure} />
  const written = (
    <PasswordField
      label="New Password"
      defaultValue="abcd"
      problem="Too short"
      autoComplete="new-password"
      strength={measure}
    />
  )
  expect([read(field), read(written)]).toEqual([
    ['textbox password "New Password"', 'button "Show New Password"', 'status'],
    [
      'textbox password "New Password" = abcd invalid (Too short)',
      'button "Show New Password"',
      'meter "New Password strength" = 4, 4 long',
      'status',
      'paragraph "Too short"',
    ],
  ])
})

test('a problem can lead to another site, in a tab of its own, and the link belongs to its description', () => {
  const link = { text: 'Read the comic', href: 'https://comic.example/' }
  const html = renderToStaticMarkup(
    <PasswordField label="Password" problem="Too well known." problemLink={link} autoComplete="new-password" />,
  )
  expect(createOutline(html)).toEqual([
    'textbox password "Password" invalid (Too well known. Read the comic (opens in a new tab))',
    'button "Show Password"',
    'paragraph "Too well known. Read the comic (opens in a new tab)"',
  ])
  expect(html).toContain('<a href="https://comic.example/" target="_blank" rel="noopener"')
})

test('nothing cuts a password', () => {
  const html = renderToStaticMarkup(<PasswordField label="Password" autoComplete="new-password" strength={measure} />)
  expect(html).not.toMatch(/maxlength/i)
})
