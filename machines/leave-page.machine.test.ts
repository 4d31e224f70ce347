import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { leavePageMachine } from './leave-page.machine.ts'
import { messages } from './meta.ts'

function open() {
  const log: string[] = []
  const actor = createActor(
    leavePageMachine.provide({
      actors: {
        warnOnUnload: fromCallback(() => {
          log.push('warns')
          return () => log.push('warns no more')
        }),
      },
      actions: {
        goOn: (_, departure) => log.push(`${departure} goes on`),
        stay: (_, departure) => log.push(`${departure} stays`),
      },
    }),
  ).start()
  return { log, actor }
}

test('[C2.4-15][C2.4-16] who leaves a changed page is asked in these words', () => {
  const { actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  expect(messages(actor.getSnapshot())).toEqual([
    'Are you sure you want to leave this page?',
    'There are unsaved changes that will be lost.',
  ])
})

test('[C2.4-17][C2.4-18][C2.4-19] the browser warns from the first change to the Yes, and a No changes nothing', () => {
  const { log, actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  actor.send({ type: 'leaving.refused' })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  actor.send({ type: 'leaving.confirmed' })
  expect(log.filter((line) => !line.startsWith('warns'))).toEqual(['navigation stays', 'navigation goes on'])
  expect([
    log[0],
    log.at(-1) === 'navigation goes on' || log.at(-1) === 'warns no more',
    actor.getSnapshot().value,
  ]).toEqual(['warns', true, 'unchanged'])
})

test('what is sent while the question stands needs no answer', () => {
  const { log, actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  actor.send({ type: 'page.unchanged', by: 'form' })
  expect([actor.getSnapshot().value, log.includes('navigation stays')]).toEqual(['unchanged', true])
})

test('who wants to sign out while the question stands is let do that, and nothing else', () => {
  const { log, actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  actor.send({ type: 'leaving.requested', departure: 'sign out' })
  actor.send({ type: 'leaving.confirmed' })
  expect([log.filter((line) => line.endsWith('goes on')), actor.getSnapshot().context]).toEqual([
    ['sign out goes on'],
    { departure: null, changes: [] },
  ])
})

test('what two have written is kept from being lost until both have sent it', () => {
  const { actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'page.changed', by: 'files' })
  actor.send({ type: 'page.unchanged', by: 'files' })
  const withOne = actor.getSnapshot().value
  actor.send({ type: 'page.unchanged', by: 'form' })
  expect([withOne, actor.getSnapshot().value]).toEqual(['changed', 'unchanged'])
})

test('what the device keeps may be left, but not signed out of, without a question', () => {
  const { log, actor } = open()
  actor.send({ type: 'page.changed', by: 'form', isOnDevice: true })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  actor.send({ type: 'leaving.requested', departure: 'sign out' })
  const asked = actor.getSnapshot().value
  actor.send({ type: 'leaving.refused' })
  const after = actor.getSnapshot().value
  actor.send({ type: 'page.unchanged', by: 'form' })
  actor.send({ type: 'leaving.requested', departure: 'sign out' })
  expect([asked, after, log.filter((line) => !line.startsWith('warns'))]).toEqual([
    'asked',
    'unchanged',
    ['navigation goes on', 'sign out stays', 'sign out goes on'],
  ])
})

test('what is asked of signing out stands until all is sent, and of leaving until what the device does not keep is', () => {
  const { actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'leaving.requested', departure: 'navigation' })
  actor.send({ type: 'page.changed', by: 'files', isOnDevice: true })
  actor.send({ type: 'leaving.requested', departure: 'sign out' })
  actor.send({ type: 'page.unchanged', by: 'form' })
  const asked = actor.getSnapshot().value
  actor.send({ type: 'page.unchanged', by: 'files' })
  expect([asked, actor.getSnapshot().value]).toEqual(['asked', 'unchanged'])
})

test('what comes to stand on the device needs no question any more', () => {
  const { actor } = open()
  actor.send({ type: 'page.changed', by: 'form' })
  actor.send({ type: 'page.changed', by: 'form', isOnDevice: true })
  expect(actor.getSnapshot().value).toBe('unchanged')
})
