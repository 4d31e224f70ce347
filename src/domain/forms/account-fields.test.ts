import { expect, test } from 'vitest'
import { emailProblem, emptyProblem } from './account-fields.ts'

test('[J5-13.a] a field that is left empty is required', () => {
  expect([emailProblem(''), emailProblem('  '), emptyProblem('')]).toEqual([
    'Field is required',
    'Field is required',
    'Field is required',
  ])
})

test.each(['ada', 'ada@', '@example.org', 'ada@example', 'ada@@example.org', 'a da@example.org', 'ada@example.'])(
  '[J5-17.a] %s is no e-mail address',
  (text) => {
    expect(emailProblem(text)).toBe('Email format incorrect')
  },
)

test('[J5-17.a] an e-mail address may have blanks around it; a password may be anything', () => {
  expect([emailProblem(' ada.moss+jobs@mail.example.org '), emptyProblem(' ')]).toEqual([null, null])
})
