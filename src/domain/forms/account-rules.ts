import type { FormProblems, FormValues } from '#contract/form.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { isBlank, isMadeOf, isOneCharacter } from '../passwords/context-words.ts'
import { isKnownPhrase } from '../passwords/known-phrase.ts'

export type AccountForm = 'createAccount' | 'updatePassword' | 'updateEmail' | 'signIn' | 'recovery'

/** What is said of the phrase of the comic instead of that it is common; the page links the comic to it (J5-27). */
export const knownPhraseProblem = 'Everybody knows this password from a comic. Please make up one of your own.'

/** What is known of passwords that are easy to guess. */
export type Guessable = {
  /** In lower case; empty where the list could not be had, and the rule is left out (J5-26). */
  readonly commonPasswords: ReadonlySet<string>
  /** Names and addresses of the firm and of anyone who is signed in. */
  readonly names: ReadonlyArray<string>
}

type Told = Guessable & { readonly text: (name: string) => string }
/** A problem of one field that its own schema cannot know; null when there is none. */
type Rule = { readonly field: string; readonly problemIn: (told: Told) => string | null }

const confirmEmail: Rule = {
  field: 'ConfirmEmail',
  problemIn({ text }) {
    const confirmed = text('ConfirmEmail').trim()
    return confirmed === '' || confirmed === text('Email').trim() ? null : 'Email addresses must match'
  },
}

const confirmPassword: Rule = {
  field: 'ConfirmPassword',
  problemIn({ text }) {
    const confirmed = text('ConfirmPassword')
    return confirmed === '' || confirmed === text('NewPassword') ? null : 'Passwords must match'
  },
}

/** The fields of a form with what anyone may know of its writer. */
const nameFields = ['Email', 'FirstName', 'LastName']

const hardToGuess: Rule = {
  field: 'NewPassword',
  problemIn({ text, commonPasswords, names }) {
    const password = text('NewPassword')
    if (isKnownPhrase(password)) return knownPhraseProblem
    if (isCommonPassword(commonPasswords, password)) return 'Do not use common passwords that are easy to guess'
    if (isBlank(password)) return 'Do not use blanks alone'
    if (isOneCharacter(password)) return 'Do not use one character over and over'
    const known = [...names, ...nameFields.map(text)]
    return isMadeOf(known, password, commonPasswords)
      ? 'Do not use your name, your email or our name as a password'
      : null
  },
}

const unlikeCurrent: Rule = {
  field: 'NewPassword',
  problemIn({ text }) {
    const password = text('NewPassword')
    return password === '' || password !== text('CurrentPassword')
      ? null
      : 'New and current passwords cannot be the same'
  },
}

/** Of several rules of one field the first that is broken is told. */
const rules: Readonly<Record<AccountForm, ReadonlyArray<Rule>>> = {
  createAccount: [confirmEmail, hardToGuess, confirmPassword],
  updatePassword: [hardToGuess, unlikeCurrent, confirmPassword],
  updateEmail: [confirmEmail],
  signIn: [],
  recovery: [],
}

/**
 * What is wrong between the fields of an account form, or with a new password that everybody knows (J5-18, J5-19, J5-24,
 * J5-27, J5-29). What a field is by itself its schema says, and that is told first; so a field that is empty has no
 * problem here.
 */
export function accountProblems(form: AccountForm, values: FormValues, guessable: Guessable): FormProblems {
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
  const broken = rules[form].flatMap(({ field, problemIn }) => {
    const problem = problemIn({ text, ...guessable })
    return problem === null ? [] : [[field, problem] as const]
  })
  return Object.fromEntries(broken.toReversed())
}
