import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { findUses, writeUnsaid } from './states-page.ts'
import { readFlow } from './read-flows.ts'

const features = [
  {
    file: 'features/music/tracks.feature',
    text: 'Feature: Tracks\n  Background:\n    Given a player\n  Example: A\n    When Ada plays\n    Then a track is played\n  Example: B\n    Then a track is played\n',
  },
  { file: 'features/music/sound.feature', text: 'Feature: Sound\n  Example: C\n    Given a player\n' },
  { file: 'features/music/empty.feature', text: '' },
]

test('a sentence is found in every feature that says it, once', () => {
  expect([...findUses(features)]).toEqual([
    [
      'a player',
      [
        { name: 'Tracks', file: 'features/music/tracks.feature' },
        { name: 'Sound', file: 'features/music/sound.feature' },
      ],
    ],
    ['Ada plays', [{ name: 'Tracks', file: 'features/music/tracks.feature' }]],
    ['a track is played', [{ name: 'Tracks', file: 'features/music/tracks.feature' }]],
  ])
})

test('states that no example says stand apart, counted, with those that are left before anyone could look', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'looking',
    states: {
      looking: { meta: { description: 'it is looked whether somebody is there' }, always: 'open' },
      open: { meta: { description: 'a track is played' }, on: { shut: 'closed' } },
      closed: { meta: { description: 'nobody gets in' }, on: { pull: 'open' } },
      unnamed: {},
    },
  })
  const { html } = writeUnsaid(
    [readFlow({ stem: 'door', file: 'machines/door.machine.ts', machine })],
    findUses(features),
  )
  expect(html).toContain('Of 3 states with a sentence no example says 2.')
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'it is looked whether somebody is there left at once',
    'nobody gets in',
  ])
})
