import type { FormProblems, FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { accountProblems, type Guessable } from './account-rules.ts'
import { brokenProfileRules, type BrokenRule } from './profile-rules.ts'

export const listBrokenRules = (form: FormName, values: FormValues): ReadonlyArray<BrokenRule> =>
  form === 'profile' ? brokenProfileRules(values) : []

const betweenFields = (form: FormName, values: FormValues, guessable: Guessable): FormProblems =>
  form === 'contact' || form === 'profile' ? {} : accountProblems(form, values, guessable)

export const findFormProblems = (form: FormName, values: FormValues, guessable: Guessable): FormProblems => ({
  ...betweenFields(form, values, guessable),
  ...forms[form].findProblems(values),
})
