import { sendingCases, refusal } from '../sending/outcomes.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import type { JobAlertJourney } from './browser.ts'

const cover = coverTransitions(jobAlertMachine, {
  starts: { 'current opportunities': { genericId: 'generic', search: { query: '', words: 'All jobs' } } },
  events: [
    { type: 'email.changed', email: 'ada@engine.example' },
    { type: 'email.changed', email: 'ada@engine' },
    { type: 'alerts.requested', email: 'ada@engine.example' },
    { type: 'alerts.requested', email: 'ada@engine' },
    { type: 'search.changed', search: { query: '', words: 'All jobs' } },
    { type: 'search.changed', search: { query: 'category=cost', words: 'Cost jobs' } },
    ...sendingCases,
  ],
  key: ({ value, context }) => {
    const { email, search, asked, problem, stage } = context
    return JSON.stringify([value, email, search, asked, problem, stage])
  },
})

type Context = SnapshotFrom<typeof jobAlertMachine>['context']

const checkView =
  ({ shows }: JobAlertJourney) =>
  async ({ problem, search, asked, stage }: Context) => {
    // The reason of a refusal is the server's own.
    if (problem === refusal) await sees(async () => (await shows.problem()) !== '', true)
    else await sees(shows.problem, problem ?? '')
    await sees(shows.stage, stage.words.join(' '))
    await sees(async () => [search.words, asked.words].includes(await shows.jobs()), true)
  }

testPaths({
  name: 'job alert',
  cover,
  content: createJobsContent([
    { title: 'Cost Analyst', categories: 'Cost', city: 'Arlington', state: 'Virginia' },
    { title: 'Data Scientist', categories: 'Research', city: 'Dayton', state: 'Ohio' },
  ]),
  journeys: ['jobAlert'],
  createViewCheck: checkView,
})
