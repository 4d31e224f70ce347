import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { deaf } from './fake-actors.testing.ts'
import { savedJobsMachine, type SavedJobsActivity } from './saved-jobs.machine.ts'

const day = '2026-11-12'

const listIds = (jobs: ReadonlyArray<{ readonly id: string }>) => jobs.map(({ id }) => id)

const createNamedJob = (id: string) => ({ id, title: `Job ${id}`, place: 'Dayton, Ohio' })

function start(stored: string | null) {
  const storedTexts: string[] = []
  const machine = savedJobsMachine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) => sendBack({ type: 'device.changed', stored })),
      watchPostings: deaf(),
    },
    actions: { storeOnDevice: (_, text) => void storedTexts.push(text) },
  })
  return { actor: createActor(machine).start(), kept: storedTexts }
}

test('[J3-35] while the open jobs are not known, or there are none, nothing is toggled and nothing written', () => {
  const { actor, kept: storedTexts } = start('["2","999"]')
  actor.send({ type: 'job.toggled', id: '2', day })
  const before = actor.getSnapshot().context.ids
  actor.send({ type: 'postings.arrived', open: [] })
  actor.send({ type: 'job.toggled', id: '2', day })
  expect([before, listIds(actor.getSnapshot().context.saved), storedTexts]).toEqual([['2', '999'], ['2', '999'], []])
})

test('[J3-34][J3-35][J4.3-02] of 2, 4 and 999 the open ones count, and unsaving 2 leaves 4 on the device', () => {
  const { actor, kept: storedTexts } = start('["2","4","999"]')
  actor.send({ type: 'postings.arrived', open: ['1', '2', '3', '4'].map(createNamedJob) })
  const counted = actor.getSnapshot().context.ids
  actor.send({ type: 'job.toggled', id: '2', day })
  expect([counted, actor.getSnapshot().context.ids, storedTexts]).toEqual([
    ['2', '4'],
    ['4'],
    ['[{"id":"4","title":"Job 4","place":"Dayton, Ohio","day":null}]'],
  ])
})

test('jobs that are seen elsewhere leave what is shown of the saved ones as it was, to the very object', () => {
  const { actor } = start('["2","4"]')
  actor.send({ type: 'jobs.seen', open: ['2', '4'].map(createNamedJob), asked: [] })
  const { ids, saved, closed } = actor.getSnapshot().context
  actor.send({ type: 'jobs.seen', open: ['5', '6'].map(createNamedJob), asked: [] })
  const after = actor.getSnapshot().context
  expect([after.ids === ids, after.saved === saved, after.closed === closed]).toEqual([true, true, true])
  actor.send({ type: 'jobs.seen', open: [], asked: ['4'] })
  expect([actor.getSnapshot().context.ids, listIds(actor.getSnapshot().context.closed)]).toEqual([['2'], ['4']])
})

test('a device that was asked nothing cannot refuse', () => {
  const { actor } = start(null)
  actor.send({ type: 'device.refused' })
  expect(actor.getSnapshot().value).toEqual('noneSaved')
})

test('[J7-53][J7-54] saving and unsaving are emitted as activities, what the device tells is not', () => {
  const { actor } = start('["2"]')
  const activities: SavedJobsActivity[] = []
  actor.on('*', (activity) => activities.push(activity))
  actor.send({ type: 'postings.arrived', open: ['1', '2', '3'].map(createNamedJob) })
  actor.send({ type: 'job.toggled', id: '3', day })
  actor.send({ type: 'job.toggled', id: '2', day })
  actor.send({ type: 'job.toggled', id: '999', day })
  actor.send({ type: 'device.changed', stored: '["1","2","3"]' })
  actor.send({ type: 'postings.arrived', open: [] })
  expect(activities).toEqual([
    { type: 'job.saved', id: '3' },
    { type: 'job.unsaved', id: '2' },
  ])
})

test('[J3-34][J3-35] a job that has closed is named until it is dismissed, and neither shown nor counted', () => {
  const closed = { ...createNamedJob('9'), day }
  const { actor, kept: storedTexts } = start(JSON.stringify([closed, createNamedJob('2')]))
  const readView = () => {
    const { ids, closed: closedJobs } = actor.getSnapshot().context
    return [ids, listIds(closedJobs)]
  }
  const looks = [readView()]
  actor.send({ type: 'postings.arrived', open: [] })
  looks.push(readView())
  actor.send({ type: 'postings.arrived', open: ['2', '4'].map(createNamedJob) })
  looks.push(readView())
  actor.send({ type: 'job.toggled', id: '4', day })
  looks.push(readView())
  actor.send({ type: 'closedJobs.dismissed' })
  looks.push(readView())
  expect(looks).toEqual([
    [['9', '2'], []],
    [[], []],
    [['2'], ['9']],
    [['2', '4'], ['9']],
    [['2', '4'], []],
  ])
  expect(storedTexts.map((text) => listIds(JSON.parse(text) as Array<{ id: string }>))).toEqual([
    ['9', '2', '4'],
    ['2', '4'],
  ])
})

test('[J3-35] who saves only closed jobs has none saved, also after they are dismissed', () => {
  const { actor } = start(JSON.stringify([createNamedJob('9')]))
  actor.send({ type: 'postings.arrived', open: [createNamedJob('2')] })
  const before = actor.getSnapshot().value
  actor.send({ type: 'closedJobs.dismissed' })
  expect([before, actor.getSnapshot().value]).toEqual(['noneSaved', 'noneSaved'])
})
