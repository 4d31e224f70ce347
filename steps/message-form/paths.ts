import type { MessageFormName } from '#contract/message-forms.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sendingCases } from '../sending/journey.ts'
import type { MessageFormJourney, Written } from './journey.ts'
import { problemsIn, sheets, valuesOf, writtenOf } from './values.ts'
import { noContent } from '../worlds/no-content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import { walk } from '../harness/walk.ts'

/** The ways through one of the forms. @param start where its page is called so @param cases what else is written there */
function coverOf(form: MessageFormName, start: string, cases: ReadonlyArray<Written>) {
  const written = [sheets[form].good, { ...sheets[form].good, Email: 'ada@engine' }, ...cases].map((each) =>
    valuesOf(form, each),
  )
  return coverTransitions(messageFormMachine, {
    starts: { [start]: { form } },
    events: [
      ...written.map((values) => ({ type: 'values.changed' as const, values })),
      ...written.map((values) => ({ type: 'form.submitted' as const, values })),
      { type: 'rules.read' },
      ...sendingCases,
      { type: 'draft.found', values: valuesOf(form, sheets[form].good) },
    ],
    key: ({ value, context }) => JSON.stringify([value, context.values, context.stage]),
  })
}

type Context = SnapshotFrom<typeof messageFormMachine>['context']

const looksLike =
  ({ shows }: MessageFormJourney) =>
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

const noRules = 'a message to the firm has no rules of its own'

testPaths({
  name: 'message form',
  cover: coverOf('contact', 'the contact page', []),
  content: noContent,
  unreachable: {
    'messageForm.idle|form.submitted|1': noRules,
    'messageForm.breaksRules|rules.read|0': noRules,
    'messageForm.invalid|form.submitted|1': noRules,
    'messageForm.failed|form.submitted|1': noRules,
  },
  walk: (person, path) => walk(person.messageForm, path, looksLike(person.messageForm)),
})

testPaths({
  name: 'profile form',
  cover: coverOf('profile', 'the profile form', [{ ...sheets.profile.good, Classifications: 'HUBZone' }]),
  content: noContent,
  walk: (person, path) => walk(person.messageForm, path, looksLike(person.messageForm)),
})
