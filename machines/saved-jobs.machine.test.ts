import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { deaf } from './deaf.testing.ts'
import { savedJobsMachine } from './saved-jobs.machine.ts'

const day = '2026-11-12'

const idsOf = (jobs: ReadonlyArray<{ readonly id: string }>) => jobs.map(({ id }) => id)

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
  actor.send({ type: 'job.toggled', id: '2', day })
  const before = actor.getSnapshot().context.ids
  actor.send({ type: 'postings.arrived', ids: [] })
  actor.send({ type: 'job.toggled', id: '2', day })
  expect([before, idsOf(actor.getSnapshot().context.saved), kept]).toEqual([['2', '999'], ['2', '999'], []])
})

test('[J3-34][J3-35][J4.3-02] of 2, 4 and 999 the open ones count, and unsaving 2 leaves 4 on the device', () => {
  const { actor, kept } = start('["2","4","999"]')
  actor.send({ type: 'postings.arrived', ids: ['1', '2', '3', '4'] })
  const counted = actor.getSnapshot().context.ids
  actor.send({ type: 'job.toggled', id: '2', day })
  expect([counted, actor.getSnapshot().context.ids, kept]).toEqual([['2', '4'], ['4'], ['[{"id":"4","day":null}]']])
})

test('a device that was asked nothing cannot refuse', () => {
  const { actor } = start(null)
  actor.send({ type: 'device.refused' })
  expect(actor.getSnapshot().value).toEqual('noneSaved')
})
