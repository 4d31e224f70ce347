import {
  createAccountForm,
  recoveryForm,
  signInForm,
  updateEmailForm,
  updatePasswordForm,
} from '#contract/account-forms.ts'
import type { FormValues } from '#contract/form.ts'
import { expect, test } from 'vitest'
import { accountProblems, knownPhraseProblem } from './account-rules.ts'

const common = new Set(['password', 'iloveyou'])
const isCommon = 'Do not use common passwords that are easy to guess'

const signUp = (values: FormValues, list: ReadonlySet<string> = common) =>
  accountProblems('createAccount', { ...createAccountForm.untouched, ...values }, list)
const newPassword = (values: FormValues) =>
  accountProblems('updatePassword', { ...updatePasswordForm.untouched, ...values }, common)

test('between fields that nobody has touched nothing is wrong', () => {
  expect([
    signUp({}),
    newPassword({}),
    accountProblems('updateEmail', updateEmailForm.untouched, common),
    accountProblems('signIn', signInForm.untouched, common),
    accountProblems('recovery', recoveryForm.untouched, common),
  ]).toEqual([{}, {}, {}, {}, {}])
})

test.each(['createAccount', 'updateEmail'] as const)(
  '[J5-18] the e-mail of %s is confirmed by the same one, blanks around either aside',
  (form) => {
    const told = (Email: string, ConfirmEmail: string) => accountProblems(form, { Email, ConfirmEmail }, common)
    const unlike = { ConfirmEmail: 'Email addresses must match' }
    expect([
      told('ada@example.org', 'ada@example.org '),
      told(' ada@example.org', 'ada@example.org'),
      told('ada@example.org', 'ada@example.com'),
      told('', 'ada@example.org'),
      told('ada@example.org', '  '),
    ]).toEqual([{}, {}, unlike, unlike, {}])
  },
)

test.each([
  ['a new account', signUp],
  ['another password', newPassword],
])('[J5-19][J5-32] the password of %s is confirmed by the same one, blanks included', (_, told) => {
  const unlike = { ConfirmPassword: 'Passwords must match' }
  expect([
    told({ NewPassword: 'abcdEFGH12', ConfirmPassword: 'abcdEFGH13' }),
    told({ NewPassword: 'abcdEFGH13', ConfirmPassword: 'abcdEFGH13' }),
    told({ NewPassword: 'abcdEFGH12', ConfirmPassword: 'abcdEFGH12 ' }),
    told({ NewPassword: 'abcdEFGH12', ConfirmPassword: ' ' }),
    told({ NewPassword: 'abcdEFGH12', ConfirmPassword: '' }),
  ]).toEqual([unlike, {}, unlike, unlike, {}])
})

test.each([
  ['a new account', signUp],
  ['another password', newPassword],
])('[J5-24][J5-26] the password of %s is not one that everybody tries, however it is capitalised', (_, told) => {
  expect(['password', 'PassWord', 'password ', 'abcdEFGH12'].map((NewPassword) => told({ NewPassword }))).toEqual([
    { NewPassword: isCommon },
    { NewPassword: isCommon },
    {},
    {},
  ])
})

test('[J5-26] without a list no password is called common', () => {
  expect(signUp({ NewPassword: 'password' }, new Set())).toEqual({})
})

test('[J5-27][J5-28] the phrase of the comic is told before anything else, with or without a list', () => {
  const phrase = 'correct horse battery staple'
  const listed = new Set(['correct horse battery staple', 'correcthorsebatterystaple'])
  expect([
    signUp({ NewPassword: phrase }, listed),
    signUp({ NewPassword: 'CorrectHorseBatteryStaple' }, new Set()),
    newPassword({ NewPassword: phrase, CurrentPassword: phrase }),
  ]).toEqual([
    { NewPassword: knownPhraseProblem },
    { NewPassword: knownPhraseProblem },
    { NewPassword: knownPhraseProblem },
  ])
})

test('[J5-29] a new password is not the current one, which is told after that it is common', () => {
  const told = (NewPassword: string, CurrentPassword: string) => newPassword({ NewPassword, CurrentPassword })
  const isSame = { NewPassword: 'New and current passwords cannot be the same' }
  expect([
    told('abcdEFGH12', 'abcdEFGH12'),
    told('abcdEFGH12', 'abcdefgh12'),
    told('abcdEFGH12', 'abcdEFGH12 '),
    told('password', 'password'),
    told('', ''),
  ]).toEqual([isSame, {}, {}, { NewPassword: isCommon }, {}])
})

test('[J5-29] the current password may be common: it was set before', () => {
  expect(newPassword({ NewPassword: 'abcdEFGH12', CurrentPassword: 'password' })).toEqual({})
  expect(accountProblems('updateEmail', { CurrentPassword: 'password' }, common)).toEqual({})
  expect(accountProblems('signIn', { Password: 'password' }, common)).toEqual({})
})
