import type { FormProblems, FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { accountProblems } from './account-rules.ts'
import { brokenProfileRules, type BrokenRule } from './profile-rules.ts'

/** The business rules between the values of a form that are broken (C2.4-07). */
export const brokenRulesIn = (form: FormName, values: FormValues): ReadonlyArray<BrokenRule> =>
  form === 'profile' ? brokenProfileRules(values) : []

/** What is wrong between fields, or with what everybody knows. */
const betweenFields = (form: FormName, values: FormValues, commonPasswords: ReadonlySet<string>): FormProblems =>
  form === 'contact' || form === 'profile' ? {} : accountProblems(form, values, commonPasswords)

/** What is wrong with the values of a form, each by its own field; of several problems of one what it is by itself. */
export const problemsIn = (form: FormName, values: FormValues, commonPasswords: ReadonlySet<string>): FormProblems => ({
  ...betweenFields(form, values, commonPasswords),
  ...forms[form].problemsIn(values),
})
