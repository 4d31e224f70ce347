import { expect, test } from 'vitest'
import { readChart } from './extract.ts'
import { drawPictures } from './pictures.ts'
import { playerMachine } from './player.testing.ts'
import { readSayings } from './rules.ts'
import { writePage } from './table.ts'

const soundFeature = `Feature: Sound
  Narrative.

  @J1-01
  Rule: The player *says* what it does

    @screen
    Example: A
      Given a player

  Rule: Sound can go

    @J1-02 @J1-01
    Example: B
      Given a player
`

const sources = [
  { file: 'features/music/sound-player-loud.feature', text: soundFeature },
  { file: 'features/music/sound.feature', text: soundFeature.replace('@J1-01\n', '@J1-03\n') },
]

const sayings = readSayings(sources, ['sound', 'sound-player'])

test('a rule says what its tags and those of its examples name, for the flow with the longest stem that fits', () => {
  expect(sayings.map(({ id, line, stem }) => [id, line, stem])).toEqual([
    ['J1-01', 5, 'sound-player'],
    ['J1-02', 11, 'sound-player'],
    ['J1-01', 11, 'sound-player'],
    ['J1-03', 5, 'sound'],
    ['J1-02', 11, 'sound'],
    ['J1-01', 11, 'sound'],
  ])
})

const requirementOf = (id: string) => ({ id, section: 'J1', title: '', kind: 'ui', statement: `It says <${id}>.` })

const flow = { stem: 'sound-player', file: 'machines/sound-player.machine.ts' }

async function writeLines(ids: ReadonlyArray<string>) {
  const chart = readChart(playerMachine)
  const pictures = await drawPictures(flow, chart)
  const specification = { requirements: ids.map(requirementOf), sayings }
  return writePage(flow, chart, { pictures, specification }).split('\n')
}

test('a page holds the picture, the states with their words, the transitions, and the rules behind them', async () => {
  expect(await writeLines(['J1-01', 'J1-02', 'J1-03'])).toEqual([
    '# Sound player',
    '',
    'Drawn by `npm run draw` from [machines/sound-player.machine.ts](../../machines/sound-player.machine.ts).',
    'Arrows say what happens. A dashed card holds what may happen in several states.',
    '"2 of 4" is asked second of four questions; the first that is answered by yes decides.',
    '',
    '![State chart: Sound player. The tables below hold the same in words.](sound-player.svg)',
    '',
    '## States',
    '',
    '| state | description | words | does | requirements |',
    '| --- | --- | --- | --- | --- |',
    '| `track` | a track is chosen and played |  |  |  |',
    '| `track.idle` (start) | nothing is played & nothing is on its way, \\<so far\\> | “Press play.” “Or do not.” “One moment.” |  | [J1-01](#j1-01) [J1-02](#j1-02) |',
    '| `track.empty` |  |  |  |  |',
    '| `track.loading` |  |  | calls loadTrack |  |',
    '| `track.playing` |  |  | on exit: count |  |',
    '| `track.playing.bright` (start) |  |  |  |  |',
    '| `track.playing.dark` |  |  | on entry: dim |  |',
    '| `track.playing.ended` (end) |  |  |  |  |',
    '| `sound` |  |  |  |  |',
    '| `sound.on` (start) |  |  |  |  |',
    '| `sound.off` |  |  |  |  |',
    '',
    '## Transitions',
    '',
    '| from | what happens | to | event | guard | actions | requirements |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| any state |  | `track.idle` and `sound.off` | `unplug` |  |  |  |',
    '| any state |  | stays | `tick` |  | count |  |',
    '| `track.idle` |  | `track.loading` | `play` | 1. if has tracks |  |  |',
    '| `track.idle` |  | `track.empty` | `play` | 2. otherwise |  |  |',
    '| `track.empty` |  | `track.idle` | at once |  |  |  |',
    '| `track.loading` |  | `track.playing` | `loadTrack done` |  |  |  |',
    '| `track.loading` |  | `track.idle` | `loadTrack error` |  |  |  |',
    '| `track.playing` |  | `track.idle` | `stop` |  |  |  |',
    '| `track.playing` |  | `track.playing.ended` | `tick` |  |  |  |',
    '| `track.playing` |  | `track.idle` | `done` |  |  |  |',
    '| `track.playing.bright` |  | stays | `after 5000 ms` |  | count |  |',
    '| `track.playing.bright` |  | `track.playing.dark` | `after sleep time` |  |  |  |',
    '| `sound.on` | the sound goes | `sound.off` | `mute` |  |  | [J1-03](#j1-03) |',
    '| `sound.off` |  | `sound.on` | `mute` | if is muted |  |  |',
    '',
    '## What the specification says',
    '',
    'Below each sentence stand the rules that say it.',
    '',
    '### J1-01',
    '',
    'It says \\<J1-01\\>.',
    '',
    '- [The player \\*says\\* what it does](../../features/music/sound-player-loud.feature)',
    '- [Sound can go](../../features/music/sound-player-loud.feature)',
    '',
    '### J1-02',
    '',
    'It says \\<J1-02\\>.',
    '',
    '- [Sound can go](../../features/music/sound-player-loud.feature)',
    '',
    '### J1-03',
    '',
    'It says \\<J1-03\\>.',
    '',
    '- under "Sound": [The player \\*says\\* what it does](../../features/music/sound.feature)',
    '',
  ])
})

test('a requirement that is in no catalogue is refused', async () => {
  await expect(writeLines(['J1-01', 'J1-02'])).rejects.toThrow('There is no requirement J1-03.')
})
