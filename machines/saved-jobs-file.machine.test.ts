import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { deaf } from './fake-actors.testing.ts'
import { savedJobsFileMachine, type ChosenFile, type SavedJobsFileEvent } from './saved-jobs-file.machine.ts'

const site = 'https://tamarack.example'

const analyst = { id: '2', title: 'Cost Analyst', place: 'Dayton, Ohio', day: '2026-11-12' }

const createFileText = (id: string) =>
  JSON.stringify({ format: 'saved-jobs', version: 1, site, jobs: [{ ...analyst, id }] })

const createFile = (text: string): ChosenFile => new File([text], 'jobs.html')

function start() {
  const reading: Array<PromiseWithResolvers<string>> = []
  const done: unknown[] = []
  const machine = savedJobsFileMachine.provide({
    actors: {
      watchSavedJobs: deaf<SavedJobsFileEvent>(),
      readFile: fromPromise(() => {
        reading.push(Promise.withResolvers<string>())
        return reading.at(-1)!.promise
      }),
    },
    actions: {
      addJobs: (_, jobs) => void done.push(jobs.map(({ id }) => id)),
      offerFile: () => void done.push('offered'),
    },
  })
  return { actor: createActor(machine, { input: { site } }).start(), reading, done }
}

test('of two files that are chosen one after the other, only the second is added', async () => {
  const { actor, reading, done } = start()
  actor.send({ type: 'file.chosen', file: createFile('one') })
  actor.send({ type: 'file.chosen', file: createFile('another') })
  reading[1]?.resolve(createFileText('4'))
  reading[0]?.resolve(createFileText('2'))
  await new Promise(setImmediate)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.told, done]).toEqual([
    'added',
    '1 job added.',
    [['4']],
  ])
})

test('a file that was refused leaves no word of the one before', async () => {
  const { actor, reading, done } = start()
  for (const text of [createFileText('2'), 'a poem']) {
    actor.send({ type: 'file.chosen', file: createFile(text) })
    reading.at(-1)?.resolve(text)
    await new Promise(setImmediate)
  }
  expect([actor.getSnapshot().value, done]).toEqual(['noJobsInFile', [['2']]])
})

test('who has saved nothing has no file to take along', () => {
  const { actor, done } = start()
  actor.send({ type: 'export.requested' })
  actor.send({ type: 'savedJobs.changed', saved: [analyst], open: null })
  actor.send({ type: 'export.requested' })
  expect(done).toEqual(['offered'])
})
