import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { toastQueueMachine, type Notice } from './toast-queue.machine.ts'

function start() {
  const clock = new SimulatedClock()
  const actor = createActor(toastQueueMachine, { clock }).start()
  const tell = (title: string, notice: Partial<Notice> = {}) =>
    actor.send({ type: 'toast.shown', notice: { tone: 'info', title, ...notice }, at: clock.now() })
  const shown = () => actor.getSnapshot().context.toasts.map(({ title }) => title)
  const past = () => actor.getSnapshot().context.past.map(({ title, at }) => `${title} ${at}`)
  return { actor, clock, tell, shown, past }
}

test('[C4.5-02] a toast shows for 5000 ms, for its own time if it names one, and until it is closed if that is null', () => {
  const { clock, tell, shown } = start()
  tell('usual')
  tell('long', { duration: 8000 })
  tell('stays', { duration: null })
  clock.increment(4999)
  const before = shown()
  clock.increment(1)
  const after = shown()
  clock.increment(3000)
  expect([before, after, shown()]).toEqual([['usual', 'long', 'stays'], ['long', 'stays'], ['stays']])
})

test('[C4.5-01][C2.4-26] a sixth toast takes the place of the oldest, even of one that stays, and nothing is lost', () => {
  const { tell, shown, past } = start()
  tell('1', { duration: null, tone: 'danger' })
  for (const title of ['2', '3', '4', '5', '6']) tell(title)
  expect([shown(), past()]).toEqual([
    ['2', '3', '4', '5', '6'],
    ['6 0', '5 0', '4 0', '3 0', '2 0', '1 0'],
  ])
})

test('a toast takes the place of the earlier one with its key, also when five show, and has its whole time', () => {
  const { clock, tell, shown } = start()
  for (const title of ['1', '2', '3', '4']) tell(title)
  tell('old', { key: 'a' })
  clock.increment(3000)
  tell('new', { key: 'a' })
  const both = shown()
  clock.increment(4999)
  expect([both, shown()]).toEqual([['1', '2', '3', '4', 'new'], ['new']])
})

test('[C4.5-06] a progress toast stays until it is withdrawn, and is no past notice', () => {
  const { actor, clock, tell, shown, past } = start()
  tell('Please Wait...', { duration: null, key: 'call', busy: true })
  clock.increment(600_000)
  const waiting = shown()
  actor.send({ type: 'toast.withdrawn', key: 'call' })
  expect([waiting, shown(), past()]).toEqual([['Please Wait...'], [], []])
})

test('a toast that was held has its whole time again when every hold is gone', () => {
  const { actor, clock, tell, shown } = start()
  tell('read me')
  clock.increment(4000)
  actor.send({ type: 'toasts.held', by: 'pointer' })
  actor.send({ type: 'toasts.held', by: 'focus' })
  clock.increment(60_000)
  actor.send({ type: 'toasts.released', by: 'pointer' })
  clock.increment(60_000)
  actor.send({ type: 'toasts.released', by: 'focus' })
  clock.increment(4999)
  const before = shown()
  clock.increment(1)
  expect([before, shown()]).toEqual([['read me'], []])
})

test('a toast told while the visitor looks at another tab waits for her', () => {
  const { actor, clock, tell, shown } = start()
  actor.send({ type: 'toasts.held', by: 'other tab' })
  tell('while you were away')
  clock.increment(60_000)
  const waiting = shown()
  actor.send({ type: 'toasts.released', by: 'other tab' })
  clock.increment(5000)
  expect([waiting, shown()]).toEqual([['while you were away'], []])
})

test('a toast that cannot be drawn yet has its whole time once it can, also one that took the place of the last', () => {
  const { actor, clock, tell, shown } = start()
  tell('withdrawn', { key: 'a' })
  actor.send({ type: 'toasts.held', by: 'not drawn' })
  actor.send({ type: 'toast.withdrawn', key: 'a' })
  tell('told meanwhile')
  clock.increment(60_000)
  const waiting = shown()
  actor.send({ type: 'toasts.released', by: 'not drawn' })
  clock.increment(4999)
  const drawn = shown()
  clock.increment(1)
  expect([waiting, drawn, shown()]).toEqual([['told meanwhile'], ['told meanwhile'], []])
})

test('a pointer that rested on the last toast holds no later one', () => {
  const { actor, clock, tell, shown } = start()
  tell('closed under the pointer')
  actor.send({ type: 'toasts.held', by: 'pointer' })
  actor.send({ type: 'toast.closed', id: 1 })
  tell('later')
  clock.increment(5000)
  expect(shown()).toEqual([])
})

test('the same words about the same thing are listed once, at the latest moment, and the list can be cleared', () => {
  const { actor, clock, tell, past } = start()
  tell('No connection', { key: 'line' })
  tell('Saved')
  clock.increment(1000)
  tell('No connection', { key: 'line' })
  tell('Saved')
  const listed = past()
  actor.send({ type: 'past.cleared' })
  expect([listed, past()]).toEqual([['Saved 1000', 'No connection 1000', 'Saved 0'], []])
})
