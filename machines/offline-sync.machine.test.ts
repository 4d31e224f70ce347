import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { deaf } from './fake-actors.testing.ts'
import { offlineSyncMachine } from './offline-sync.machine.ts'

const job = (id: string) => ({ id, day: '2026-11-12', title: 'Cost Analyst', place: 'Dayton, Ohio' })

const changed = (...ids: ReadonlyArray<string>) =>
  ({ type: 'savedJobs.changed', saved: ids.map(job), closed: [], hasOpenJobList: true }) as const

function start(isRequested = true) {
  const clock = new SimulatedClock()
  const syncs: Array<{ signal: AbortSignal } & PromiseWithResolvers<void>> = []
  let announced = 0
  const machine = offlineSyncMachine.provide({
    actors: {
      watchSavedJobs: deaf(),
      syncPages: fromPromise(({ signal }) => {
        const sync = { signal, ...Promise.withResolvers<void>() }
        syncs.push(sync)
        return sync.promise
      }),
    },
    actions: { announce: () => void (announced += 1) },
  })
  const actor = createActor(machine, { clock, input: { isRequested } }).start()
  const now = () => [actor.getSnapshot().value, syncs.map(({ signal }) => signal.aborted), announced]
  return { actor, clock, syncs, now }
}

const turn = () => new Promise(setImmediate)

test('[J1-08] the saved jobs rest for two seconds after each change, then their pages are kept', () => {
  const { actor, clock, now } = start()
  actor.send(changed('1'))
  clock.increment(1_999)
  actor.send(changed('1', '2'))
  clock.increment(1_999)
  const resting = now()
  clock.increment(1)
  expect([resting, now()]).toEqual([
    ['resting', [], 0],
    ['syncing', [false], 0],
  ])
})

test.each([
  ['nothing is saved', true, []],
  ['the operator does not want it', false, ['1']],
])('[J1-08] where %s the pages go without a rest', (_why, isRequested, ids) => {
  const { actor, now } = start(isRequested)
  actor.send(changed(...ids))
  expect(now()).toEqual(['syncing', [false], 0])
})

test('[J1-08] a change while pages are kept ends that, and only the last one is announced', async () => {
  const { actor, clock, syncs, now } = start()
  actor.send(changed('1'))
  clock.increment(2_000)
  actor.send(changed('1', '2'))
  const again = now()
  clock.increment(2_000)
  for (const { resolve } of syncs) resolve()
  await turn()
  expect([again, now()]).toEqual([
    ['resting', [true], 0],
    ['synced', [true, false], 1],
  ])
})

test('[J1-08] a sync that fails is announced too, and the next change tries again', async () => {
  const { actor, syncs, now } = start()
  actor.send(changed())
  syncs[0]?.reject(new Error('The code for it did not come.'))
  await turn()
  const failed = now()
  actor.send(changed())
  expect([failed, now()]).toEqual([
    ['failed', [false], 1],
    ['syncing', [false, false], 1],
  ])
})
