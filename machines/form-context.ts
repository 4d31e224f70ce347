import type { FormProblems, FormValues } from '#contract/form.ts'
import { forms, withoutSecrets, type FormName } from '#contract/forms.ts'
import type { Guessable } from '#domain/forms/account-rules.ts'
import { brokenRulesIn, problemsIn } from '#domain/forms/form-rules.ts'
import type { BrokenRule } from '#domain/forms/profile-rules.ts'
import type { Told } from './form-outcomes.ts'
import { isSamePayload, type SendingOutcome } from './sending.ts'
import { noStage, type Stage } from './stage.ts'

/** What is sent: the form, and what was written when it was submitted. */
export type Submission = { readonly form: FormName; readonly values: FormValues }

/** How a form ends that the firm has taken. */
export type Taken = Pick<SendingOutcome, 'reply' | 'verdict'> & {
  /** Whether she wants to stay signed in (J4.14-03). */
  readonly remember: boolean
  /** The password that was used to sign in, where another must be set at once (J4.12-03); else empty. */
  readonly password: string
}

export type FormContext = {
  readonly form: FormName
  /** What is written, but for its secrets, which only their controls hold. */
  readonly values: FormValues
  /** Whether something is written that would be lost (C4.6-10). */
  readonly isChanged: boolean
  /** The fields that are judged: those that were left, and all of them once the form is submitted (J5-15). */
  readonly touched: ReadonlyArray<string>
  /** What is wrong with fields that are touched. */
  readonly problems: FormProblems
  /** The business rules that were broken when the form was last submitted, and still are, one sentence each (C2.4-07). */
  readonly brokenRules: ReadonlyArray<BrokenRule>
  /** What came from the device and is to be put into the controls; null when nothing did. */
  readonly draft: FormValues | null
  /** The most common passwords, and names that no password is made of; empty until they are known (J5-26). */
  readonly guessable: Guessable
  /** How often an invalid form was submitted; each time its problems get the focus. */
  readonly attempts: number
  /** What became of the form when it was last sent; null when it is not told any more. */
  readonly told: Told | null
  /** What is under way; null while nothing is. It holds the secrets that are sent. */
  readonly submitted: Submission | null
  /** What the firm has said yes with; null until then. */
  readonly taken: Taken | null
  /** How far the sending is, and what of it got no answer. */
  readonly stage: Stage<Submission>
}

export const untouchedForm = (form: FormName): FormContext => ({
  form,
  values: forms[form].untouched,
  isChanged: false,
  touched: [],
  problems: {},
  brokenRules: [],
  draft: null,
  guessable: { commonPasswords: new Set(), names: [] },
  attempts: 0,
  told: null,
  submitted: null,
  taken: null,
  stage: noStage,
})

/** What a visitor has written, and the field that she is writing into; null: nobody knows which. */
export type Writing = { readonly values: FormValues; readonly field: string | null }

/** Whether what would be lost differs from a form that nobody has touched. */
const isChanged = (form: FormName, values: FormValues) => !isSamePayload(values, forms[form].untouched)

/**
 * The problems of touched fields. While a field is written into, nothing new is said of it: that would move the form under
 * the visitor's hand. Its partners are judged with it (J5-20).
 */
function problemsWhile({ form, touched, problems, guessable }: FormContext, { values, field }: Writing) {
  const all = Object.entries(problemsIn(form, values, guessable))
  const isTold = (name: string) => touched.includes(name) && (name !== field || problems[name] !== undefined)
  return Object.fromEntries(all.filter(([name]) => isTold(name)))
}

/** The form with what is written now. */
export function withValues(context: FormContext, writing: Writing): Partial<FormContext> {
  const { form, brokenRules } = context
  const values = withoutSecrets(form, writing.values)
  const broken = brokenRulesIn(form, values)
  return {
    values,
    isChanged: isChanged(form, values),
    problems: problemsWhile(context, writing),
    brokenRules: broken.filter(({ message }) => brokenRules.some((told) => told.message === message)),
  }
}

/** The form with what the device had kept, which the controls do not hold yet. */
export const withDraft = ({ form }: FormContext, draft: FormValues): Partial<FormContext> => ({
  values: draft,
  draft,
  isChanged: isChanged(form, draft),
})

/** Whether something is left that was told to be wrong. */
export const problemsAreLeft = (context: FormContext, writing: Writing) =>
  Object.keys(problemsWhile(context, writing)).length > 0

/** How the form ends with what the firm says. */
export function takenWith({ submitted }: FormContext, { reply, verdict }: SendingOutcome): Taken {
  const password = verdict === 'newPassword' ? submitted?.values['Password'] : ''
  const remember = (submitted?.values['Remember'] ?? []).length > 0
  return { reply, verdict, remember, password: String(password ?? '') }
}
