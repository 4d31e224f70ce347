import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createActor, createMachine, type ActorRefFrom, type InspectionEvent } from 'xstate'
import { isDebugging } from './after-hydration.ts'
import { startDebugging, type DebuggedWindow } from './debug.ts'

function debug() {
  const told: unknown[][] = []
  const sent: unknown[] = []
  const connected: object[] = []
  const watchers: Array<(event: InspectionEvent) => void> = []
  const window: DebuggedWindow = {
    document: new EventTarget() as DebuggedWindow['document'],
    console: {
      info: (...words: unknown[]) => void told.push(words),
      warn: (...words: unknown[]) => void told.push(words),
    },
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: (options) => {
        connected.push(options)
        return { send: ({ type }) => void sent.push(type) }
      },
    },
  }
  startDebugging(window, (watch) => watchers.push(watch))
  const inspect = (event: InspectionEvent) => watchers.forEach((watch) => watch(event))
  return { window, told, sent, connected, inspect }
}

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

test('[C9-16] the developer tools keep the last 25 actions with the state they led to', () => {
  const { window, connected, sent, inspect } = debug()
  const actor = createActor(lamp, { id: 'lamp', inspect }).start()
  for (let press = 0; press < 30; press++) actor.send({ type: 'press' })
  expect([window.__actions?.length, window.__actions?.at(-2), window.__actions?.at(-1)]).toEqual([
    25,
    { type: 'press', machine: 'lamp', state: 'on' },
    { type: 'press', machine: 'lamp', state: 'off' },
  ])
  expect([connected, sent.at(-1)]).toEqual([[{ name: 'site', maxAge: 25 }], 'lamp press'])
})

const house = createMachine({
  id: 'house',
  initial: 'dark',
  states: {
    dark: { on: { enter: 'lit' } },
    lit: { invoke: { id: 'lamp', src: lamp, onSnapshot: {} }, on: { leave: 'dark' } },
  },
})

test('[C9-16] what a machine invokes takes no place among the last 25 actions, and is a line in the console', () => {
  const { window, told, inspect } = debug()
  const actor = createActor(house, { id: 'house', inspect }).start()
  actor.send({ type: 'enter' })
  ;(actor.getSnapshot().children as { lamp: ActorRefFrom<typeof lamp> }).lamp.send({ type: 'press' })
  actor.send({ type: 'leave' })
  expect(window.__actions?.map(({ machine, type }) => `${machine} ${type}`)).toEqual([
    'house xstate.init',
    'house enter',
    'house leave',
  ])
  expect(told).toContainEqual(['lamp', 'press', 'on'])
})

test('[C9-15] in debug mode each action is a line in the console', () => {
  const { told, inspect } = debug()
  createActor(lamp, { id: 'lamp', inspect }).start().send({ type: 'press' })
  expect(told.at(-1)).toEqual(['lamp', 'press', 'on'])
})

const focusField = (field: object) => {
  const { window, told } = debug()
  const event = Object.defineProperty(new Event('focusin'), 'target', { value: field })
  ;(window.document as unknown as EventTarget).dispatchEvent(event)
  return told.map(([words]) => words)
}

test('[C8-19] in debug mode a field that a browser cannot fill in is named', () => {
  expect([
    focusField({ name: '', autocomplete: '' }),
    focusField({ name: 'Email', autocomplete: '' }),
    focusField({ name: 'Email', autocomplete: 'email' }),
    focusField({ href: '/home' }),
  ]).toEqual([['This field lacks a name and an autocomplete:'], ['This field lacks an autocomplete:'], [], []])
})

test('[C8-19] a visit is debugged when its address or its device says so, and no other', () => {
  const window = (search: string, kept: string | null) => ({
    location: { search },
    localStorage: { getItem: () => kept },
  })
  const refusing = {
    location: { search: '' },
    get localStorage(): Storage {
      throw new Error('The visitor keeps nothing.')
    },
  }
  expect([window('?a=1&debug', null), window('', ''), window('?a=debug', null), refusing].map(isDebugging)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('[C8-19][C9-15] nothing else of the site writes to the console', () => {
  const sources = globSync(['src/{api,app,contract,domain,pages,shell,ui}/**/*.{ts,tsx}', 'machines/*.machine.ts'])
  const writing = sources.filter((file) => !file.includes('.test.') && /\bconsole\b/.test(readFileSync(file, 'utf8')))
  expect(writing).toEqual(['src/app/debug.ts'])
})
