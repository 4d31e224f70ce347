import type { FormProblems, FormValues } from '#contract/form.ts'
import {
  isCommonPassword,
  isBlank,
  isBasedOnNames,
  isRepeatedCharacter,
  isKnownPhrase,
} from '../passwords/password-rules.ts'
import { accountEmail, normalizeText } from '#contract/text-rules.ts'
import { forms, type FormName } from '#contract/forms.ts'

export type AccountForm = 'createAccount' | 'updatePassword' | 'updateEmail' | 'signIn' | 'recovery'

export const knownPhraseProblem = 'Everybody knows this password from a comic. Please make up one of your own.'

export type PasswordContext = {
  /** Lower case; empty when the list could not be loaded: the rule is skipped (J5-26). */
  readonly commonPasswords: ReadonlySet<string>
  readonly names: ReadonlyArray<string>
}

type RuleInput = PasswordContext & { readonly text: (name: string) => string }
type Rule = { readonly field: string; readonly findProblem: (input: RuleInput) => string | null }

const confirmEmail: Rule = {
  field: 'ConfirmEmail',
  findProblem({ text }) {
    const [email, confirmed] = ['Email', 'ConfirmEmail'].map((name) =>
      normalizeText(accountEmail, text(name)).toLowerCase(),
    )
    return confirmed === '' || confirmed === email ? null : 'Email addresses must match'
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

export function findAccountProblems(form: AccountForm, values: FormValues, guessable: PasswordContext): FormProblems {
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

export type BrokenRule = {
  readonly field: string
  readonly choice?: string
  readonly message: string
}

const impliedClassifications = [
  ['Small Disadvantaged', 'Small'],
  ['8(a)', 'Small Disadvantaged'],
  ['HUBZone', 'Small'],
  ['Service-Disabled Veteran-Owned', 'Veteran-Owned'],
] as const

const identifiers = [
  { name: 'DUNSNumber', called: 'A DUNS number', signs: /^\d*$/, kind: 'digits', length: 9 },
  {
    name: 'UniqueEntityIdNumber',
    called: 'A Unique Entity ID',
    signs: /^[a-z\d]*$/i,
    kind: 'letters and digits',
    length: 12,
  },
  { name: 'CageCode', called: 'A CAGE code', signs: /^[a-z\d]*$/i, kind: 'letters and digits', length: 5 },
] as const

const text = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '')

const removeSeparators = (value: FormValues[string] | undefined) => text(value).replaceAll(/[\s-]/g, '')

export function findBrokenProfileRules(values: FormValues): ReadonlyArray<BrokenRule> {
  const classifications = 'SmallBusinessClassifications'
  const chosen = values[classifications] ?? []
  return [
    ...identifiers.flatMap(({ name, called, signs, kind, length }) => {
      const written = removeSeparators(values[name])
      if (written === '' || (written.length === length && signs.test(written))) return []
      const message = `${called} has ${length} ${kind}. Please correct “${text(values[name]).trim()}”, or leave it out.`
      return { field: name, message }
    }),
    ...impliedClassifications.flatMap(([classification, implied]) =>
      chosen.includes(classification) && !chosen.includes(implied)
        ? {
            field: classifications,
            choice: implied,
            message: `A firm that is ${classification} is also ${implied}. Please choose “${implied}” too, or clear “${classification}”.`,
          }
        : [],
    ),
  ]
}

export const listBrokenRules = (form: FormName, values: FormValues): ReadonlyArray<BrokenRule> =>
  form === 'profile' ? findBrokenProfileRules(values) : []

const findCrossFieldProblems = (form: FormName, values: FormValues, guessable: PasswordContext): FormProblems =>
  form === 'contact' || form === 'profile' ? {} : findAccountProblems(form, values, guessable)

export const findFormProblems = (form: FormName, values: FormValues, guessable: PasswordContext): FormProblems => ({
  ...findCrossFieldProblems(form, values, guessable),
  ...forms[form].findProblems(values),
})
