import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { playerMachine } from '../draw/player.testing.ts'
import { findUses } from './find-uses.ts'
import { writeStates } from './write-states.ts'

const features = [
  {
    file: 'features/music/tracks.feature',
    text: 'Feature: Tracks\n  Background:\n    Given a player\n  Example: A\n    When Ada plays\n    Then a track is chosen and played\n  Example: B\n    Then a track is chosen and played\n',
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
    ['a track is chosen and played', [{ name: 'Tracks', file: 'features/music/tracks.feature' }]],
  ])
})

test('a flow lists its sentences with the features that say them, and its events', () => {
  const flows = [{ stem: 'sound-player', file: 'machines/sound-player.machine.ts', machine: playerMachine }]
  const lines = writeStates(flows, findUses(features)).split('\n')
  expect(lines.slice(lines.indexOf('## Sound player'))).toEqual([
    '## Sound player',
    '',
    '[Chart and transitions](charts/sound-player.md)',
    '',
    '| state | sentence | said in |',
    '| --- | --- | --- |',
    '| `track` | a track is chosen and played | [Tracks](../features/music/tracks.feature) |',
    '| `track.idle` | nothing is played & nothing is on its way, \\<so far\\> |  |',
    '',
    '| event | meaning |',
    '| --- | --- |',
    '| `unplug` |  |',
    '| `tick` |  |',
    '| `play` |  |',
    '| `stop` |  |',
    '| `mute` | the sound goes |',
    '',
  ])
})

test('states that no example says stand apart, counted, with those that are left before anyone could look', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'looking',
    states: {
      looking: { meta: { description: 'it is looked whether somebody is there' }, always: 'open' },
      open: { meta: { description: 'a track is chosen and played' }, on: { shut: 'closed' } },
      closed: { meta: { description: 'nobody gets in' }, on: { pull: 'open' } },
      unnamed: {},
    },
  })
  const lines = writeStates([{ stem: 'door', file: 'machines/door.machine.ts', machine }], findUses(features)).split(
    '\n',
  )
  expect(lines.slice(lines.indexOf('## States that no example says'), lines.indexOf('## Door'))).toEqual([
    '## States that no example says',
    '',
    'Of 3 states with a sentence, 2 are said by no example. 1 of these is left at',
    'once, before anyone could look.',
    '',
    '| flow | state | sentence |  |',
    '| --- | --- | --- | --- |',
    '| [Door](charts/door.md) | `looking` | it is looked whether somebody is there | left at once |',
    '| [Door](charts/door.md) | `closed` | nobody gets in |  |',
    '',
  ])
})
