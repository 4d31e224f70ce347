import { coverTransitions } from '#machines/cover.testing.ts'
import { accountSavedJobsMachine } from '#machines/kept-jobs.machine.ts'
import type { Failure } from '#machines/result.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import type { AccountSavedJobsJourney } from './browser.ts'

type Snapshot = SnapshotFrom<typeof accountSavedJobsMachine>

const saved = [{ id: '2', title: 'Cost Analyst', place: 'Arlington, Virginia', day: '2026-11-12' }]
const accountJobs = [{ id: '4', savedOn: '2026-11-03' }]
const message = 'The answer could not be read.'

const failures: ReadonlyArray<Failure> = [
  { ok: false, reason: 'refused', message },
  { ok: false, reason: 'lost', message },
]

const isMerged = ({ context: { told } }: Snapshot) => told?.isMerged === true

const toAccountJobs = ({ kept: before, saved: here }: Snapshot['context']) => [
  ...(before ?? []),
  ...here.filter(({ id }) => !before?.some((job) => job.id === id)).map(({ id, day }) => ({ id, savedOn: day })),
]

const toSavedJobs = ({ kept: inAccount, saved: here }: Snapshot['context']) => [
  ...here,
  ...(inAccount ?? [])
    .filter(({ id }) => !here.some((job) => job.id === id))
    .map(({ id, savedOn }) => ({ id, day: savedOn, title: '', place: '' })),
]

const cover = coverTransitions(accountSavedJobsMachine, {
  starts: { 'a page of the site': undefined },
  events: [
    { type: 'load.requested' },
    (snapshot) => ({
      type: 'savedJobs.changed',
      open: null,
      shown: 1,
      ...(isMerged(snapshot) ? { saved: snapshot.context.saved, isKept: false } : { saved, isKept: true }),
    }),
    { type: 'merge.requested' },
    { type: 'forgetting.requested' },
    { type: 'forgetting.confirmed' },
    { type: 'forgetting.cancelled' },
    { type: 'xstate.done.actor.loadAccountSavedJobs', output: accountJobs },
    { type: 'xstate.error.actor.loadAccountSavedJobs', error: new Error(message) },
    ({ context }) => ({
      type: 'xstate.done.actor.mergeJobs',
      output: { ok: true, value: toAccountJobs(context) },
    }),
    ...failures.map((output) => ({ type: 'xstate.done.actor.mergeJobs', output }) as const),
    { type: 'xstate.done.actor.forgetJobs', output: { ok: true, value: null } },
    ...failures.map((output) => ({ type: 'xstate.done.actor.forgetJobs', output }) as const),
  ],
  // The device has the jobs of the account as soon as these are together.
  atOnce: (snapshot) => {
    const both = toSavedJobs(snapshot.context)
    if (!isMerged(snapshot) || both.length === snapshot.context.saved.length) return null
    return { type: 'savedJobs.changed', saved: both, open: null, shown: both.length, isKept: true }
  },
  key: ({ value, context }) => JSON.stringify([value, context.kept, context.told?.title]),
})

const checkView =
  ({ shows }: AccountSavedJobsJourney) =>
  async ({ kept: inAccount }: Snapshot['context']) => {
    if (inAccount !== null) await sees(async () => (await shows.counts())[1], inAccount.length)
  }

testPaths({
  name: 'kept jobs',
  cover,
  content: createJobsContent([
    { id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' },
    { id: '4', title: 'Data Scientist', city: 'Arlington', state: 'Virginia' },
  ]),
  journeys: ['keptJobs'],
  createViewCheck: checkView,
})
