import { coverTransitions } from '#machines/cover.testing.ts'
import { sendingMachine } from '#machines/sending.machine.ts'
import { sees } from '../harness/sees.ts'
import type { Journeys } from '../harness/flows.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { sendingCases } from './outcomes.ts'

const payload = 'the alerts of Ada'
const words = { proving: 'It is proved.', submitting: 'It is sent.' }
const input = { operation: 'SubscribeToJobAlerts', payload, pending: null, words }

const cover = coverTransitions(sendingMachine, {
  starts: {
    'something new': input,
    'the same again': { ...input, pending: { key: 'a sending', proof: 'a proof', payload } },
  },
  events: sendingCases,
  key: ({ value, context }) => JSON.stringify([value, context.isRepeated]),
})

const createJourney = ({ sending, jobAlert, toastQueue }: Pick<Journeys, 'sending' | 'jobAlert' | 'toastQueue'>) => {
  const ask = async () => {
    await sending.hold()
    await jobAlert.write('ada@engine.example')
    await jobAlert.ask()
  }
  const fails = async (problem: boolean) => {
    await sees(toastQueue.shows.titles, ['Error occurred while signing up.'])
    await sees(async () => (await jobAlert.shows.problem()) !== '', problem)
  }
  return {
    start: async (where?: string) => {
      await jobAlert.start()
      await ask()
      if (where === 'something new') return
      await sending.events['xstate.done.actor.prove']()
      await sending.events['xstate.error.actor.submit']()
      await jobAlert.states.idle()
      await ask()
    },
    events: {
      ...sending.events,
      'xstate.done.actor.submit': async (event?: { readonly output?: unknown }) => {
        // What is refused may be sent again by itself: its proof is held as well.
        await sending.hold()
        await sending.events['xstate.done.actor.submit'](event)
      },
    },
    states: {
      ...sending.states,
      taken: jobAlert.states.thanked,
      broken: () => fails(false),
      refused: () => fails(true),
      unproved: () => fails(false),
      lost: () => fails(false),
    },
  }
}

testPaths({
  name: 'sending',
  cover,
  content: createJobsContent([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  unreachable: { 'sending.deciding||1': 'a sending that needs no proof is walked where somebody signs in' },
  journeys: ['jobAlert', 'sending', 'toastQueue'],
  journey: createJourney,
})
