import type { FormName } from '#contract/forms.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { formMachine } from '#machines/form.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sendingCases } from '../sending/journey.ts'
import type { FormJourney } from './journey.ts'
import { sheets, type Written } from './sheets.ts'
import { problemsIn, valuesOf, writtenOf } from './values.ts'
import { noContent } from '../worlds/no-content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import { walk } from '../harness/walk.ts'

/** The ways through one of the forms. @param start where its page is called so @param cases what else is written there */
function coverOf(form: FormName, start: string, cases: ReadonlyArray<Written>) {
  const written = [sheets[form].good, { ...sheets[form].good, Email: 'ada@engine' }, ...cases].map((each) =>
    valuesOf(form, each),
  )
  return coverTransitions(formMachine, {
    starts: { [start]: { form } },
    events: [
      ...written.map((values) => ({ type: 'values.changed' as const, values, field: null })),
      ...written.map((values) => ({ type: 'form.submitted' as const, values })),
      { type: 'rules.read' },
      ...sendingCases,
      { type: 'draft.found', values: valuesOf(form, sheets[form].good) },
    ],
    key: ({ value, context }) => JSON.stringify([value, context.values, context.stage]),
  })
}

type Context = SnapshotFrom<typeof formMachine>['context']

const looksLike =
  ({ shows }: FormJourney) =>
  async ({ form, values, problems, isChanged, brokenRules, stage }: Context) => {
    if (!isChanged) return
    // The list of broken rules covers the form, which shows them too once that is read.
    const listed = brokenRules.length > 0 ? await shows.rules() : []
    if (listed.length > 0)
      return sees(
        shows.rules,
        brokenRules.map(({ message }) => message),
      )
    if (stage.words.length > 0) await sees(shows.stage, stage.words.join(' '))
    await sees(shows.written, writtenOf(form, values))
    await sees(shows.problems, problemsIn(form, problems))
  }

const ofAccounts = 'only the forms of an account are judged field by field, turned down, or know of passwords'
const neverOfAField = {
  'form|passwords.known|0': ofAccounts,
  'form|field.left|0': ofAccounts,
}
const neverTurnedDown = {
  'form.sending|xstate.done.actor.sending|2': ofAccounts,
  'form.turnedDown|values.changed|0': ofAccounts,
  'form.turnedDown|form.submitted|0': ofAccounts,
  'form.turnedDown|form.submitted|1': ofAccounts,
  'form.turnedDown|form.submitted|2': ofAccounts,
}
const noRules = 'a message to the firm has no rules of its own'

testPaths({
  name: 'message form',
  cover: coverOf('contact', 'the contact page', []),
  content: noContent,
  unreachable: {
    ...neverOfAField,
    'form.idle|form.submitted|1': noRules,
    'form.breaksRules|rules.read|0': noRules,
    'form.invalid|form.submitted|1': noRules,
    ...neverTurnedDown,
    'form.failed|form.submitted|1': noRules,
  },
  walk: (person, path) => walk(person.form, path, looksLike(person.form)),
})

testPaths({
  name: 'profile form',
  cover: coverOf('profile', 'the profile form', [{ ...sheets.profile.good, Classifications: 'HUBZone' }]),
  content: noContent,
  unreachable: { ...neverOfAField, ...neverTurnedDown },
  walk: (person, path) => walk(person.form, path, looksLike(person.form)),
})
