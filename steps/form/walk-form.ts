import { sendingCases, answered } from '../sending/outcomes.ts'
import type { FormValues } from '#contract/form.ts'
import { forms, withoutSecrets, type FormName } from '#contract/forms.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { formMachine } from '#machines/form.machine.ts'
import type { Answer } from '#machines/sending.ts'
import { isDeepStrictEqual } from 'node:util'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { otherUser, walker } from '../account-login/accounts.ts'
import { noContent } from '../worlds/content.ts'
import { isAccountForm, pageObjects, type LabelledValues } from './form-page-objects.ts'
import { nonSecretValues, labelledProblems, toFormValues, toLabelledValues } from './values.ts'
import type { FormJourney } from './browser.ts'

type Snapshot = SnapshotFrom<typeof formMachine>

type Walk = {
  readonly form: FormName
  readonly cases: ReadonlyArray<LabelledValues>
  readonly verdicts?: ReadonlyArray<string>
  readonly unreachable: Readonly<Record<string, string>>
}

const turnedDown = (verdict: string): Answer => ({ kind: 'refused', reply: verdict, verdict, reason: '' })

const createFieldLeftEvent = (form: FormName, written: ReadonlyArray<FormValues>) => {
  const field = pageObjects[form].labels[pageObjects[form].free] ?? ''
  return ({ context }: Snapshot) => ({
    type: 'field.left' as const,
    field,
    values: written.find((each) => isDeepStrictEqual(withoutSecrets(form, each), context.values)) ?? context.values,
  })
}

const ofAccounts = (form: FormName, written: ReadonlyArray<FormValues>) => [
  createFieldLeftEvent(form, written),
  ...('NewPassword' in forms[form].labels
    ? [{ type: 'passwords.loaded' as const, guessable: { commonPasswords: new Set(['password']), names: [] } }]
    : []),
]

const unlocking = [
  { type: 'unlock.requested' as const },
  { type: 'xstate.done.actor.unlock' as const, output: undefined },
  { type: 'xstate.error.actor.unlock' as const, error: new Error('The connection was lost.') },
]

const listFormMessages = (form: FormName) => [
  ...(form === 'profile' ? [{ type: 'rules.read' as const }] : []),
  { type: 'draft.loaded' as const, values: toFormValues(form, pageObjects[form].good) },
]

function coverForm({ form, cases, verdicts = [] }: Walk) {
  const written = [pageObjects[form].good, ...cases].map((each) => toFormValues(form, each))
  const field = isAccountForm(form) ? (pageObjects[form].labels[pageObjects[form].free] ?? null) : null
  return coverTransitions(formMachine, {
    starts: { [form]: { form } },
    events: [
      ...written.map((values) => ({ type: 'values.changed' as const, values, field })),
      ...written.map((values) => ({ type: 'form.submitted' as const, values })),
      ...sendingCases.filter(({ type }) => forms[form].isProven || !type.endsWith('.prove')),
      ...verdicts.map((verdict) => answered(turnedDown(verdict))),
      ...(verdicts.includes('locked') ? unlocking : []),
      ...(isAccountForm(form) ? ofAccounts(form, written) : listFormMessages(form)),
    ],
    key: ({ value, context: { values, problems, told, stage, guessable } }) =>
      JSON.stringify([value, values, problems, told, stage, guessable.commonPasswords.size]),
  })
}

const checkView =
  ({ shows }: FormJourney) =>
  async ({ form, values, problems, isChanged, brokenRules, stage, told }: Snapshot['context']) => {
    if (!isChanged) return
    // The list of broken rules covers the form, which shows them too once that is read.
    const listed = brokenRules.length > 0 ? await shows.rules() : []
    if (listed.length > 0)
      return sees(
        shows.rules,
        brokenRules.map(({ message }) => message),
      )
    if (stage.words.length > 0) await sees(shows.stage, stage.words.join(' '))
    await sees(
      async () => nonSecretValues(form, await shows.written()),
      nonSecretValues(form, toLabelledValues(form, values)),
    )
    await sees(shows.problems, labelledProblems(form, problems))
    if (told && isAccountForm(form)) await sees(shows.told, [told.title, told.message])
  }

export const walkForm = (name: string, { unreachable, ...given }: Walk) =>
  testPaths({
    name,
    cover: coverForm({ ...given, unreachable }),
    content: noContent,
    accounts: isAccountForm(given.form) ? [walker, otherUser] : [],
    unreachable,
    journeys: ['form'],
    createViewCheck: checkView,
  })
