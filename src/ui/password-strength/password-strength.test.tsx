import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordStrength } from './password-strength.tsx'

const html = (strength: { percent: number; text: string } | null) =>
  renderToStaticMarkup(<PasswordStrength of="Password" strength={strength && { ...strength, colour: 'orange' }} />)

test('the bar has a name, how far it reaches, and what that means; it is seen in words too', () => {
  const medium = html({ percent: 50, text: 'Medium' })
  expect(createOutline(medium)).toEqual(['meter "Password strength" = 50, Medium', 'status'])
  expect(medium).toContain('<rect width="50"')
  expect(medium).toMatch(/<span aria-hidden="true"[^>]*>Medium</)
})

test('where nothing is written there is no bar, and the place where it is told is there already', () => {
  expect(createOutline(html(null))).toEqual(['status'])
})
