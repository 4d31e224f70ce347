import { sendingCases } from '../sending/outcomes.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { shareJobMachine } from '#machines/share-job.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import type { ShareJobJourney } from './browser.ts'

const content = createJobsContent([{ id: 'AB12', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }])

const job = { id: 'AB12', title: 'Cost Analyst' }

const cover = coverTransitions(shareJobMachine, {
  starts: { AB12: undefined },
  events: [
    { type: 'dialog.opened', dialog: 'email', job },
    { type: 'dialog.opened', dialog: 'related', job },
    { type: 'dialog.closed' },
    { type: 'email.changed', email: 'ada@engine.example' },
    { type: 'email.changed', email: 'ada@engine' },
    { type: 'similar.changed', subscribe: false },
    { type: 'form.submitted' },
    ...sendingCases,
  ],
  key: ({ value, context: { dialog, email, subscribe, stage } }) =>
    JSON.stringify([value, dialog, email, subscribe, stage]),
})

type Context = SnapshotFrom<typeof shareJobMachine>['context']

const checkView =
  ({ shows }: ShareJobJourney) =>
  async ({ dialog, job: { title }, email, subscribe, problem, stage }: Context) => {
    if ((await shows.dialog()) === null) return
    await sees(shows.dialog, [dialog, title] as const)
    await sees(shows.email, email)
    await sees(shows.stage, stage.words.join(' '))
    await sees(shows.similar, dialog === 'email' ? subscribe : null)
    await sees(async () => (await shows.problem()) !== null, problem !== null)
  }

testPaths({
  name: 'share job',
  cover,
  content,
  journeys: ['shareJob'],
  createViewCheck: checkView,
})
