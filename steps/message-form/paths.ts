import { coverTransitions } from '#machines/cover.testing.ts'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import type { SnapshotFrom } from 'xstate'
import type { MessageFormJourney } from './journey.ts'
import { goodMessage, labelOf, labels, valuesOf, writtenOf } from './values.ts'
import { noContent } from '../worlds/no-content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import { walk } from '../harness/walk.ts'

const good = valuesOf(goodMessage)
const bad = valuesOf({ ...goodMessage, Email: 'ada@engine', Phone: '' })

const cover = coverTransitions(messageFormMachine, {
  starts: { 'the contact page': { form: 'contact' } },
  events: [
    { type: 'values.changed', values: good },
    { type: 'values.changed', values: bad },
    { type: 'form.submitted', values: good },
    { type: 'form.submitted', values: bad },
    { type: 'xstate.done.actor.prove', output: { key: 'a sending', proof: 'a proof' } },
    { type: 'xstate.error.actor.prove', error: new Error('The connection was lost.') },
    { type: 'xstate.done.actor.send', output: 'true' },
    { type: 'xstate.done.actor.send', output: '' },
    { type: 'xstate.error.actor.send', error: new Error('The connection was lost.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.values, context.sending, context.isRepeated]),
})

type Context = SnapshotFrom<typeof messageFormMachine>['context']

const looksLike =
  ({ shows }: MessageFormJourney) =>
  async ({ values, problems, isChanged }: Context) => {
    if (!isChanged) return
    await sees(shows.written, writtenOf(values))
    await sees(
      shows.problems,
      Object.values(labels).flatMap((name) => {
        const problem = problems[name]
        return problem ? [[labelOf(name), problem] as const] : []
      }),
    )
  }

testPaths({
  name: 'message form',
  cover,
  content: noContent,
  walk: (person, path) => walk(person.messageForm, path, looksLike(person.messageForm)),
})
