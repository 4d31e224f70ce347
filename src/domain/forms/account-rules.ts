import type { FormProblems, FormValues } from '#contract/form.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { isBlank, isBasedOnNames, isRepeatedCharacter } from '../passwords/context-words.ts'
import { isKnownPhrase } from '../passwords/known-phrase.ts'

export type AccountForm = 'createAccount' | 'updatePassword' | 'updateEmail' | 'signIn' | 'recovery'

export const knownPhraseProblem = 'Everybody knows this password from a comic. Please make up one of your own.'

export type Guessable = {
  /** Lower case; empty when the list could not be loaded: the rule is skipped (J5-26). */
  readonly commonPasswords: ReadonlySet<string>
  readonly names: ReadonlyArray<string>
}

type RuleInput = Guessable & { readonly text: (name: string) => string }
type Rule = { readonly field: string; readonly findProblem: (told: RuleInput) => string | null }

const confirmEmail: Rule = {
  field: 'ConfirmEmail',
  findProblem({ text }) {
    const confirmed = text('ConfirmEmail').trim()
    return confirmed === '' || confirmed === text('Email').trim() ? null : 'Email addresses must match'
  },
}

const confirmPassword: Rule = {
  field: 'ConfirmPassword',
  findProblem({ text }) {
    const confirmed = text('ConfirmPassword')
    return confirmed === '' || confirmed === text('NewPassword') ? null : 'Passwords must match'
  },
}

const nameFields = ['Email', 'FirstName', 'LastName']

const hardToGuess: Rule = {
  field: 'NewPassword',
  findProblem({ text, commonPasswords, names }) {
    const password = text('NewPassword')
    if (isKnownPhrase(password)) return knownPhraseProblem
    if (isCommonPassword(commonPasswords, password)) return 'Do not use common passwords that are easy to guess'
    if (isBlank(password)) return 'Do not use blanks alone'
    if (isRepeatedCharacter(password)) return 'Do not use one character over and over'
    const known = [...names, ...nameFields.map(text)]
    return isBasedOnNames(known, password, commonPasswords)
      ? 'Do not use your name, your email or our name as a password'
      : null
  },
}

const unlikeCurrent: Rule = {
  field: 'NewPassword',
  findProblem({ text }) {
    const password = text('NewPassword')
    return password === '' || password !== text('CurrentPassword')
      ? null
      : 'New and current passwords cannot be the same'
  },
}

/** Order matters: the first broken rule of a field wins. */
const rules: Readonly<Record<AccountForm, ReadonlyArray<Rule>>> = {
  createAccount: [confirmEmail, hardToGuess, confirmPassword],
  updatePassword: [hardToGuess, unlikeCurrent, confirmPassword],
  updateEmail: [confirmEmail],
  signIn: [],
  recovery: [],
}

export function accountProblems(form: AccountForm, values: FormValues, guessable: Guessable): FormProblems {
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
  const broken = rules[form].flatMap(({ field, findProblem }) => {
    const problem = findProblem({ text, ...guessable })
    return problem === null ? [] : [[field, problem] as const]
  })
  return Object.fromEntries(broken.toReversed())
}
