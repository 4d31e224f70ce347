import { expect, test } from 'vitest'
import { withoutPersonalId } from './without-personal-id.ts'

const id = '0123456789abcdef0123456789abcdef'

test.each([
  `/careers/unsubscribe/${id}`,
  `/Careers/Unsubscribe/${id}/`,
  `/careers/unsubscribe/%30${id.slice(1)}`,
  `/careers/unsubscribe/${id}>`,
  '/careers/unsubscribe/',
])('[J6-07] whoever reads the counts or the log learns no subscription id: %s', (path) => {
  expect(withoutPersonalId(path)).toBe('/careers/unsubscribe')
})

test('every other page is called by its path', () => {
  expect(['/careers/job/7', '/careers/unsubscribed', '/'].map(withoutPersonalId)).toEqual([
    '/careers/job/7',
    '/careers/unsubscribed',
    '/',
  ])
})
