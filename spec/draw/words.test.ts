import { expect, test } from 'vitest'
import { joinClauses } from './words.ts'
import { and, createMachine, not, or } from 'xstate'
import { formatImplementationName, formatEventName, formatGuardName, toWords } from './names.ts'

test('clauses are joined, and a subject that comes again at once is not repeated', () => {
  expect(joinClauses(['she closes it', 'she goes to another page'])).toEqual([
    'she closes it,',
    'or goes to another page',
  ])
  expect(joinClauses(['she goes on', 'it is to be saved', 'she pauses'])).toEqual([
    'she goes on,',
    'or it is to be saved,',
    'or she pauses',
  ])
  expect(joinClauses(['a page is turned'])).toEqual(['a page is turned'])
})

test.each([
  ['jobsAreLoaded', 'jobs are loaded'],
  ['breaksABusinessRule', 'breaks a business rule'],
  ['readURLQuery', 'read url query'],
  ['retry', 'retry'],
])('%s is read as "%s"', (name, words) => {
  expect(toWords(name)).toEqual(words)
})

test('an action is called by its name, its type, or what it does when it was written in place', () => {
  const storeReply = () => {}
  const inPlace = Object.assign(() => {}, { type: 'xstate.assign' })
  expect(['storeReply', { type: 'storeReply' }, storeReply, inPlace].map(formatImplementationName)).toEqual([
    'store reply',
    'store reply',
    'store reply',
    'assign',
  ])
})

test('guards made of others are read as a sentence', () => {
  const guards = ['isFull', { type: 'isFull' }, and(['isFull', not('isHot')]), not(or(['isFull', 'isHot']))]
  expect(guards.map(formatGuardName)).toEqual([
    'is full',
    'is full',
    'is full and not is hot',
    'not (is full or is hot)',
  ])
})

test('what sets a transition off is named as people say it', () => {
  const { root } = createMachine({ id: 'a.b', invoke: { id: '0.a', src: 'loadJobs' } })
  const types = [
    'keyword.changed',
    'xstate.done.actor.0.a',
    'xstate.error.actor.0.a',
    'xstate.snapshot.0.a',
    'xstate.done.state.a.b',
    'xstate.after.5000.a.b',
    'xstate.after.sleepTime.a.b',
    '*',
    '',
  ]
  expect(types.map((type) => formatEventName(root, type))).toEqual([
    'keyword.changed',
    'loadJobs done',
    'loadJobs error',
    'loadJobs changes',
    'done',
    'after 5000 ms',
    'after sleep time',
    'any other event',
    '',
  ])
})
