import type { FormValues } from '#contract/form.ts'
import type { MessageFormName } from '#contract/message-forms.ts'
import { brokenProfileRules, type BrokenRule } from './profile-rules.ts'

const rules: Readonly<Record<MessageFormName, (values: FormValues) => ReadonlyArray<BrokenRule>>> = {
  contact: () => [],
  profile: brokenProfileRules,
}

/** The business rules between the values of a form that are broken (C2.4-07). */
export const brokenRulesIn = (form: MessageFormName, values: FormValues): ReadonlyArray<BrokenRule> =>
  rules[form](values)
