import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createEventBacklog } from './event-backlog.ts'
import { sharedLogic } from './event-logic.ts'

function open() {
  const actor = createActor(sharedLogic)
  const backlog = createEventBacklog(actor)
  actor.start()
  const share = (id: string) => actor.send({ type: 'job.shared', method: 'email', id })
  return { backlog, share }
}

test('a listener that comes late hears what was emitted before it, once and in order', () => {
  const { backlog, share } = open()
  const heard: string[] = []
  share('1')
  share('2')
  backlog.on('job.shared', ({ id }) => heard.push(id))
  share('3')
  expect(heard).toEqual(['1', '2', '3'])
})

test('only the first listener gets earlier events, and none does after the end', () => {
  const { backlog, share } = open()
  const heard = { first: 0, second: 0, late: 0 }
  share('1')
  backlog.on('job.shared', () => (heard.first += 1))
  backlog.on('job.shared', () => (heard.second += 1))
  backlog.end()
  backlog.on('job.shared', () => (heard.late += 1))
  share('2')
  expect(heard).toEqual({ first: 2, second: 1, late: 1 })
})

test('it holds 100 events, for the listener may never load', () => {
  const { backlog, share } = open()
  let heard = 0
  for (let id = 1; id <= 150; id += 1) share(String(id))
  backlog.on('job.shared', () => (heard += 1))
  expect(heard).toBe(100)
})
