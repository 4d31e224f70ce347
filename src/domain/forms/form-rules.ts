import type { FormProblems, FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { accountProblems, type Guessable } from './account-rules.ts'
import { brokenProfileRules, type BrokenRule } from './profile-rules.ts'

/** The business rules between the values of a form that are broken (C2.4-07). */
export const brokenRulesIn = (form: FormName, values: FormValues): ReadonlyArray<BrokenRule> =>
  form === 'profile' ? brokenProfileRules(values) : []

/** What is wrong between fields, or with what everybody knows. */
const betweenFields = (form: FormName, values: FormValues, guessable: Guessable): FormProblems =>
  form === 'contact' || form === 'profile' ? {} : accountProblems(form, values, guessable)

/** What is wrong with the values of a form, each by its own field; of several problems of one what it is by itself. */
export const problemsIn = (form: FormName, values: FormValues, guessable: Guessable): FormProblems => ({
  ...betweenFields(form, values, guessable),
  ...forms[form].problemsIn(values),
})
