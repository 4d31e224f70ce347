import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { deaf } from './deaf.testing.ts'
import { savedJobsMachine, type SavedJobsDeed } from './saved-jobs.machine.ts'

/** The machine over a device on which `stored` stands, and all that it asks the device to keep. */
function start(stored: string | null) {
  const kept: string[] = []
  const machine = savedJobsMachine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) => sendBack({ type: 'device.changed', stored })),
      watchPostings: deaf(),
    },
    actions: { keepOnDevice: (_, text) => void kept.push(text) },
  })
  return { actor: createActor(machine).start(), kept }
}

test('[J3-35] while the open jobs are not known, or there are none, nothing is toggled and nothing written', () => {
  const { actor, kept } = start('["2","999"]')
  actor.send({ type: 'job.toggled', id: '2' })
  const before = actor.getSnapshot().context.ids
  actor.send({ type: 'postings.arrived', ids: [] })
  actor.send({ type: 'job.toggled', id: '2' })
  expect([before, actor.getSnapshot().context.saved, kept]).toEqual([['2', '999'], ['2', '999'], []])
})

test('[J3-34][J3-35][J4.3-02] of 2, 4 and 999 the open ones count, and unsaving 2 leaves 4 on the device', () => {
  const { actor, kept } = start('["2","4","999"]')
  actor.send({ type: 'postings.arrived', ids: ['1', '2', '3', '4'] })
  const counted = actor.getSnapshot().context.ids
  actor.send({ type: 'job.toggled', id: '2' })
  expect([counted, actor.getSnapshot().context.ids, kept]).toEqual([['2', '4'], ['4'], ['["4"]']])
})

test('a device that was asked nothing cannot refuse', () => {
  const { actor } = start(null)
  actor.send({ type: 'device.refused' })
  expect(actor.getSnapshot().value).toEqual('noneSaved')
})

test('[J7-53][J7-54] saving and unsaving are told as deeds, what the device tells is not', () => {
  const { actor } = start('["2"]')
  const deeds: SavedJobsDeed[] = []
  actor.on('*', (deed) => deeds.push(deed))
  actor.send({ type: 'postings.arrived', ids: ['1', '2', '3'] })
  actor.send({ type: 'job.toggled', id: '3' })
  actor.send({ type: 'job.toggled', id: '2' })
  actor.send({ type: 'job.toggled', id: '999' })
  actor.send({ type: 'device.changed', stored: '["1","2","3"]' })
  actor.send({ type: 'postings.arrived', ids: [] })
  expect(deeds).toEqual([
    { type: 'job.saved', id: '3' },
    { type: 'job.unsaved', id: '2' },
  ])
})
