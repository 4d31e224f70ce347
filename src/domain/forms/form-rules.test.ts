import {
  createAccountForm,
  recoveryForm,
  signInForm,
  updateEmailForm,
  updatePasswordForm,
} from '#contract/account-forms.ts'
import type { FormValues } from '#contract/form.ts'
import { expect, test } from 'vitest'
import { findAccountProblems, knownPhraseProblem, type PasswordContext, listBrokenRules } from './form-rules.ts'
import { forms } from '#contract/forms.ts'

const none = { commonPasswords: new Set<string>(), names: [] }
const common = { ...none, commonPasswords: new Set(['password', 'iloveyou']) }
const isCommon = 'Do not use common passwords that are easy to guess'

const signUp = (values: FormValues, guessable: PasswordContext = common) =>
  findAccountProblems('createAccount', { ...createAccountForm.untouched, ...values }, guessable)
const newPassword = (values: FormValues) =>
  findAccountProblems('updatePassword', { ...updatePasswordForm.untouched, ...values }, common)

test('between fields that nobody has touched nothing is wrong', () => {
  expect([
    signUp({}),
    newPassword({}),
    findAccountProblems('updateEmail', updateEmailForm.untouched, common),
    findAccountProblems('signIn', signInForm.untouched, common),
    findAccountProblems('recovery', recoveryForm.untouched, common),
  ]).toEqual([{}, {}, {}, {}, {}])
})

test.each(['createAccount', 'updateEmail'] as const)(
  '[J5-18] the e-mail of %s is confirmed by the same one, blanks, unseen signs and capitals aside',
  (form) => {
    const told = (Email: string, ConfirmEmail: string) => findAccountProblems(form, { Email, ConfirmEmail }, common)
    const unlike = { ConfirmEmail: 'Email addresses must match' }
    expect([
      told('ada@example.org', 'ada@example.org '),
      told(' ada@example.org', 'ada@example.org'),
      told('\u202Aada@example.org\u202C', 'ada@example.org'),
      told('Ada@Example.org', 'ada@example.org '),
      told('ada@example.org', 'ada@example.com'),
      told('', 'ada@example.org'),
      told('ada@example.org', '  '),
    ]).toEqual([{}, {}, {}, {}, unlike, unlike, {}])
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
  expect(signUp({ NewPassword: 'password' }, none)).toEqual({})
})

test('[J5-27][J5-28] the phrase of the comic is told before anything else, with or without a list', () => {
  const phrase = 'correct horse battery staple'
  const commonPasswords = new Set(['correct horse battery staple', 'correcthorsebatterystaple'])
  expect([
    signUp({ NewPassword: phrase }, { ...none, commonPasswords }),
    signUp({ NewPassword: 'CorrectHorseBatteryStaple' }, none),
    newPassword({ NewPassword: phrase, CurrentPassword: phrase }),
  ]).toEqual([
    { NewPassword: knownPhraseProblem },
    { NewPassword: knownPhraseProblem },
    { NewPassword: knownPhraseProblem },
  ])
})

test.each([
  ['a new account', signUp],
  ['another password', newPassword],
])('the password of %s is neither blanks nor one character alone', (_, told) => {
  expect(['        ', 'aaaaaaaa', 'aaaaaaab'].map((NewPassword) => told({ NewPassword }))).toEqual([
    { NewPassword: 'Do not use blanks alone' },
    { NewPassword: 'Do not use one character over and over' },
    {},
  ])
})

const isNamed = { NewPassword: 'Do not use your name, your email or our name as a password' }

test('the password of a new account is not made of what its form tells of its owner, nor of the name of the firm', () => {
  const person = { Email: 'ada.moss@engine.example', FirstName: 'Ada', LastName: 'Lovelace' }
  const told = (NewPassword: string) =>
    signUp({ ...person, NewPassword }, { ...none, names: ['Tamarack Research, Inc.'] })
  const bad = ['Tamarack1', 'tamarackresearch', 'ada.moss@engine.example', 'Lovelace!', 'engine-ada', 'AdaLovelace99']
  expect(bad.map(told)).toEqual(bad.map(() => isNamed))
  expect(['larch on high ground', 'lovelace likes larches'].map(told)).toEqual([{}, {}])
})

test('another password is not made of what is known of who is signed in', () => {
  const names = ['Ada', 'Moss', 'ada@engine.example']
  const told = (NewPassword: string) =>
    findAccountProblems('updatePassword', { ...updatePasswordForm.untouched, NewPassword }, { ...none, names })
  expect(['moss-ada-1', 'ada@engine.example', 'larch on high ground'].map(told)).toEqual([isNamed, isNamed, {}])
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
  expect(findAccountProblems('updateEmail', { CurrentPassword: 'password' }, common)).toEqual({})
  expect(findAccountProblems('signIn', { Password: 'password' }, common)).toEqual({})
})

const listBrokenProfileRules = (values: object) => listBrokenRules('profile', { ...forms.profile.untouched, ...values })
const listRuleMessages = (values: object) => listBrokenProfileRules(values).map(({ message }) => message)
const classified = (...SmallBusinessClassifications: string[]) => listRuleMessages({ SmallBusinessClassifications })

test('[C5-09][C2.4-07] what is left out breaks no rule, and neither does any classification that stands by itself', () => {
  const alone = ['Small', 'Women-Owned', 'Veteran-Owned', 'Alaska Native Corporation/Indian Tribe']
  expect([listRuleMessages({}), ...alone.map((label) => classified(label))]).toEqual([[], [], [], [], []])
})

test('[C2.4-07] a classification is not chosen without the one that it is part of', () => {
  expect([
    classified('Small Disadvantaged'),
    classified('8(a)', 'Small'),
    classified('HUBZone'),
    classified('Service-Disabled Veteran-Owned', 'Small'),
    classified('Small', 'Small Disadvantaged', '8(a)', 'HUBZone', 'Veteran-Owned', 'Service-Disabled Veteran-Owned'),
  ]).toEqual([
    ['A firm that is Small Disadvantaged is also Small. Please choose “Small” too, or clear “Small Disadvantaged”.'],
    ['A firm that is 8(a) is also Small Disadvantaged. Please choose “Small Disadvantaged” too, or clear “8(a)”.'],
    ['A firm that is HUBZone is also Small. Please choose “Small” too, or clear “HUBZone”.'],
    [
      'A firm that is Service-Disabled Veteran-Owned is also Veteran-Owned. Please choose “Veteran-Owned” too, or clear “Service-Disabled Veteran-Owned”.',
    ],
    [],
  ])
})

test('[C2.4-07] an identifier has the length and the signs of the register that gives it', () => {
  expect([
    listRuleMessages({ DUNSNumber: '12-345-6789', UniqueEntityIdNumber: 'ab12 cd34 ef56', CageCode: '1ABC5' }),
    listRuleMessages({ DUNSNumber: '12345678', UniqueEntityIdNumber: 'AB12CD34EF5', CageCode: '1AB?5' }),
    listRuleMessages({ DUNSNumber: '12345678X' }),
  ]).toEqual([
    [],
    [
      'A DUNS number has 9 digits. Please correct “12345678”, or leave it out.',
      'A Unique Entity ID has 12 letters and digits. Please correct “AB12CD34EF5”, or leave it out.',
      'A CAGE code has 5 letters and digits. Please correct “1AB?5”, or leave it out.',
    ],
    ['A DUNS number has 9 digits. Please correct “12345678X”, or leave it out.'],
  ])
})

test('[C2.4-07] a broken rule knows what mends it: the identifier, or the classification that is missing', () => {
  const broken = listBrokenProfileRules({ CageCode: '1', SmallBusinessClassifications: ['Small', '8(a)'] })
  expect(broken.map(({ field, choice }) => [field, choice])).toEqual([
    ['CageCode', undefined],
    ['SmallBusinessClassifications', 'Small Disadvantaged'],
  ])
})

test('[C2.4-07] a message to the firm has no rules of its own', () => {
  expect(listBrokenRules('contact', forms.contact.untouched)).toEqual([])
})
