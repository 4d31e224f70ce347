import type { UnsubscribeTarget } from '#contract/job-alerts.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { jobSubscriptionsMachine } from './job-subscriptions.machine.ts'
import type { Notice } from './toast-queue.machine.ts'

const createSubscriptionRow = (PrimaryKey: string): JobPostingSubscription => ({
  PrimaryKey,
  JobPosting_ID: PrimaryKey,
  JobFunction: PrimaryKey,
  EmailAddress: 'ada@engine.example',
  Search: null,
})

function start() {
  const asked: UnsubscribeTarget[] = []
  const told: Notice[] = []
  let answer = Promise.withResolvers<void>()
  const machine = jobSubscriptionsMachine.provide({
    actors: {
      endSubscriptions: fromPromise(({ input }) => {
        asked.push(input)
        answer = Promise.withResolvers()
        return answer.promise
      }),
    },
    actions: { showNotice: (_, notice) => void told.push(notice) },
  })
  const actor = createActor(machine, {
    input: { id: 'ada', rows: [createSubscriptionRow('1'), createSubscriptionRow('2')] },
  }).start()
  const settle = async (error?: Error) => {
    if (error) answer.reject(error)
    else answer.resolve()
    await new Promise(setImmediate)
  }
  const context = () => actor.getSnapshot().context
  const keys = () => context().rows?.map(({ PrimaryKey }) => PrimaryKey)
  return { actor, asked, told, settle, context, keys }
}

test('[C4.4-05][J7-23][J7-34] the flag of success is null until the first end and while one is under way, then true', async () => {
  const { actor, asked, settle, context, keys } = start()
  expect(context().deleteSuccess).toBe(null)
  actor.send({ type: 'end.requested', key: '1' })
  await settle()
  expect([context().deleteSuccess, keys()]).toEqual([true, ['2']])
  actor.send({ type: 'endAll.requested' })
  expect(context().deleteSuccess).toBe(null)
  await settle()
  expect([context().deleteSuccess, keys(), asked]).toEqual([true, [], [{ key: '1' }, { id: 'ada' }]])
})

test('[C4.4-05][J2.7-16][J7-52] it is false after an end that failed, which is told in the words of the firm', async () => {
  const { actor, told, settle, context, keys } = start()
  actor.send({ type: 'end.requested', key: '1' })
  await settle(new Error('The site is busy.'))
  expect([context().deleteSuccess, context().deleting, keys()]).toEqual([false, null, ['1', '2']])
  expect(told.map(({ tone, title }) => [tone, title])).toEqual([
    ['info', 'Attempting to unsubscribe from job posting email(s)'],
    ['danger', 'The site is busy.'],
  ])
  expect(new Set(told.map(({ key }) => key)).size).toBe(1)
})

test('one end is under way at a time, and none of what is not listed', async () => {
  const { actor, asked } = start()
  actor.send({ type: 'end.requested', key: '3' })
  actor.send({ type: 'end.requested', key: '1' })
  actor.send({ type: 'end.requested', key: '2' })
  actor.send({ type: 'endAll.requested' })
  expect(asked).toEqual([{ key: '1' }])
})
