import type { FormProblems, FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { brokenProfileRules, type BrokenRule } from './profile-rules.ts'

type Rules = {
  /** What contradicts itself and is explained by a dialog (C2.4-07). */
  readonly broken?: (values: FormValues) => ReadonlyArray<BrokenRule>
}

const rules: Partial<Readonly<Record<FormName, Rules>>> = { profile: { broken: brokenProfileRules } }

/** The business rules between the values of a form that are broken (C2.4-07). */
export const brokenRulesIn = (form: FormName, values: FormValues): ReadonlyArray<BrokenRule> =>
  rules[form]?.broken?.(values) ?? []

/** What is wrong with the values of a form, each by its own field. */
export const problemsIn = (form: FormName, values: FormValues, _commonPasswords: ReadonlySet<string>): FormProblems =>
  forms[form].problemsIn(values)
