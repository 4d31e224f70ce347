import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { deaf } from './fake-actors.testing.ts'
import { savedJobsCheckMachine } from './saved-jobs-check.machine.ts'

const open = [makePosting({ JobPosting_ID: '2' })]

function start() {
  const clock = new SimulatedClock()
  const calls: Array<PromiseWithResolvers<void>> = []
  const asked: Array<ReadonlyArray<string>> = []
  const found: unknown[] = []
  const machine = savedJobsCheckMachine.provide({
    actors: {
      watchSavedJobs: deaf(),
      watchPlace: deaf(),
      findOpen: fromPromise(async ({ input }) => {
        const call = Promise.withResolvers<void>()
        calls.push(call)
        asked.push(input)
        await call.promise
        return { open, asked: input }
      }),
    },
    actions: { reportOpenJobs: (_, { asked: about }) => void found.push(about) },
  })
  const actor = createActor(machine, { clock }).start()
  const save = (...ids: ReadonlyArray<string>) => actor.send({ type: 'savedJobs.changed', ids })
  return { actor, clock, calls, asked, found, save }
}

const turn = () => new Promise(setImmediate)

test('[J3-35] what is saved already is asked about at the list of jobs, and what is saved later a second after it', async () => {
  const { actor, clock, calls, asked, found, save } = start()
  save('2')
  clock.increment(5_000)
  const early = [...asked]
  actor.send({ type: 'list.reached' })
  clock.increment(1_000)
  calls[0]?.resolve()
  await turn()
  save('2', '3')
  clock.increment(999)
  save('2', '3', '4')
  clock.increment(999)
  const resting = [...asked]
  clock.increment(1)
  expect([early, resting, asked, found]).toEqual([[], [['2']], [['2'], ['2', '3', '4']], [['2']]])
})

test('[J3-35] where nothing is saved nothing is asked', () => {
  const { actor, clock, asked } = start()
  actor.send({ type: 'list.reached' })
  clock.increment(1_000)
  expect([actor.getSnapshot().value, asked]).toEqual(['idle', []])
})

test('[J3-35] an answer that comes when other jobs are saved is dropped, and one that does not come is asked for again', async () => {
  const { actor, clock, calls, asked, found, save } = start()
  save('2')
  save('2', '3')
  clock.increment(1_000)
  save('2', '3', '4')
  calls[0]?.resolve()
  await turn()
  clock.increment(1_000)
  calls[1]?.reject(new Error('The connection was lost.'))
  await turn()
  const lost = actor.getSnapshot().value
  actor.send({ type: 'list.reached' })
  clock.increment(1_000)
  calls[2]?.resolve()
  await turn()
  const all = ['2', '3', '4']
  expect([lost, asked, found]).toEqual(['idle', [['2', '3'], all, all], [all]])
})
