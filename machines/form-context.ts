import type { FormProblems, FormValues } from '#contract/form.ts'
import { forms, withoutSecrets, type FormName } from '#contract/forms.ts'
import { type PasswordContext, listBrokenRules, findFormProblems, type BrokenRule } from '#domain/forms/form-rules.ts'
import type { FormNotice } from './form-outcomes.ts'
import { isSamePayload, type SendingOutcome } from './sending.ts'
import { noStage, type Stage } from './sending-stage.ts'

export type Submission = { readonly form: FormName; readonly values: FormValues }

export type AcceptedSubmission = Pick<SendingOutcome, 'reply' | 'verdict'> & {
  readonly remember: boolean
  readonly password: string
}

export type FormContext = {
  readonly form: FormName
  /** Without secrets, which only the controls hold. */
  readonly values: FormValues
  readonly isChanged: boolean
  readonly touched: ReadonlyArray<string>
  readonly problems: FormProblems
  /** Only rules that were broken at the last submit and still are (C2.4-07). */
  readonly brokenRules: ReadonlyArray<BrokenRule>
  readonly draft: FormValues | null
  readonly guessable: PasswordContext
  readonly attempts: number
  readonly told: FormNotice | null
  /** Holds the secrets that are sent; null when nothing is under way. */
  readonly submitted: Submission | null
  readonly taken: AcceptedSubmission | null
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

/** `field` is the one being edited; null when unknown. */
export type Writing = { readonly values: FormValues; readonly field: string | null }

const isChanged = (form: FormName, values: FormValues) => !isSamePayload(values, forms[form].untouched)

/** A field being edited gets no new problem, which would move the form under the pointer; its partner fields do (J5-20). */
function problemsWhile({ form, touched, problems, guessable }: FormContext, { values, field }: Writing) {
  const all = Object.entries(findFormProblems(form, values, guessable))
  const isTold = (name: string) => touched.includes(name) && (name !== field || problems[name] !== undefined)
  return Object.fromEntries(all.filter(([name]) => isTold(name)))
}

export function withValues(context: FormContext, writing: Writing): Partial<FormContext> {
  const { form, brokenRules } = context
  const values = withoutSecrets(form, writing.values)
  const broken = listBrokenRules(form, values)
  return {
    values,
    isChanged: isChanged(form, values),
    problems: problemsWhile(context, writing),
    brokenRules: broken.filter(({ message }) => brokenRules.some((told) => told.message === message)),
  }
}

export const withDraft = ({ form }: FormContext, draft: FormValues): Partial<FormContext> => ({
  values: draft,
  draft,
  isChanged: isChanged(form, draft),
})

export const hasRemainingProblems = (context: FormContext, writing: Writing) =>
  Object.keys(problemsWhile(context, writing)).length > 0

export function toAcceptedSubmission(
  { submitted }: FormContext,
  { reply, verdict }: SendingOutcome,
): AcceptedSubmission {
  const password = verdict === 'newPassword' ? submitted?.values['Password'] : ''
  const remember = (submitted?.values['Remember'] ?? []).length > 0
  return { reply, verdict, remember, password: String(password ?? '') }
}
