import { idsOf } from '#machines/transition-ids.testing.ts'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { loadFlows } from '../machines.ts'
import { collectArrows, collectCards } from './arrows.ts'
import { readChart, statesBelow } from './extract.ts'
import { toGraph } from './graph.ts'
import { layOut, type Rectangle } from './layout.ts'
import { playerMachine } from './player.testing.ts'
import { drawChart } from './svg.ts'
import { writePage } from './table.ts'

const flows = [...(await loadFlows()), { stem: 'player', file: 'spec/draw/player.testing.ts', machine: playerMachine }]

test.each(flows)('every transition of $stem is drawn once for each place it leads to', async ({ machine }) => {
  const chart = readChart(machine)
  const svg = await drawChart(chart, 'Chart')
  const drawn = [...svg.matchAll(/data-transitions="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(' '))
  const still = collectCards(chart).flatMap(({ to, transitions }) => (to.length > 0 ? [] : transitions))
  const led = chart.transitions.flatMap(({ id, to }) => (to.length > 1 ? to.slice(1).map(() => id) : []))
  expect([...drawn, ...still].sort()).toEqual([...idsOf(machine), ...led].sort())
})

test.each(flows)('$stem comes out the same every time', async ({ machine }) => {
  const [one, other] = await Promise.all([1, 2].map(() => drawChart(readChart(machine), 'Chart')))
  expect(one).toEqual(other)
})

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.each(flows)('nothing of $stem covers anything else', async ({ machine }) => {
  const chart = readChart(machine)
  const [arrows, cards] = [collectArrows(chart), collectCards(chart)]
  const { boxes, labels } = await layOut(toGraph(chart.root, arrows, cards))
  const leaves = statesBelow(chart.root).filter(({ states }) => states.length === 0)
  const solid = [
    ...[...leaves, ...cards].map(({ id }) => [id, boxes.get(id) as Rectangle] as const),
    ...[...labels].map(([id, label]) => [`label of ${id}`, label] as const),
  ]
  const covering = solid.flatMap(([id, box], index) =>
    solid.slice(index + 1).flatMap(([otherId, other]) => (overlap(box, other) ? [`${id} covers ${otherId}`] : [])),
  )
  expect(covering).toEqual([])
})

test('a picture names itself and says what it shows', async () => {
  const svg = await drawChart(readChart(playerMachine), 'The <player>')
  expect(svg.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" aria-labelledby="title desc" /),
    '<title id="title">The &lt;player&gt;</title>',
    '<desc id="desc">11 states and 14 transitions. The tables beside this picture hold the same in words.</desc>',
  ])
})

test('what may happen anywhere in a group stands on cards', () => {
  const cards = collectCards(readChart(playerMachine))
  expect(cards.map(({ within, to, lines }) => [within, to, lines.map(({ text }) => text)])).toEqual([
    ['player', ['player.track.idle', 'player.sound.off'], ['in any state', 'unplug']],
    ['player', [], ['in any state, staying there', 'tick']],
    ['player.track.playing', ['player.track.playing.ended'], ['anywhere in playing', 'tick']],
  ])
})

test('a card lists events without a guard, then those that share one, then those that try several in order', () => {
  const doorMachine = setup({
    types: { events: {} as { type: 'knock' } | { type: 'ring' } | { type: 'push' } | { type: 'pull' } },
    guards: { isOpen: () => true, isHeavy: () => false },
    actions: { count: () => {} },
  }).createMachine({
    on: {
      ring: { guard: 'isOpen', actions: 'count' },
      push: [{ guard: 'isHeavy', actions: 'count' }, { actions: 'count' }],
      pull: { guard: 'isOpen', actions: 'count' },
      knock: { actions: 'count' },
    },
  })
  const cards = collectCards(readChart(doorMachine)).map(({ lines }) => lines.map(({ text }) => text))
  expect(cards).toEqual([
    [
      'in any state, staying there',
      'knock',
      'if is open',
      'ring',
      'pull',
      'push',
      '1. if is heavy',
      'push',
      '2. otherwise',
    ],
  ])
})

test('transitions between the same states share an arrow, with their guards in the order they are asked', () => {
  const labels = collectArrows(readChart(playerMachine)).map(({ id, label }) => [
    id.replaceAll('player.', ''),
    label.map(({ text }) => text).join(' / '),
  ])
  expect(labels).toEqual([
    ['track.idle → track.loading', 'play / 1. if has tracks'],
    ['track.idle → track.empty', 'play / 2. otherwise'],
    ['track.empty → track.idle', 'at once'],
    ['track.loading → track.playing', 'loadTrack done'],
    ['track.loading → track.idle', 'loadTrack error'],
    ['track.playing → track.idle', 'stop / done'],
    ['track.playing.bright → track.playing.bright', 'after 5000 ms'],
    ['track.playing.bright → track.playing.dark', 'after sleep time'],
    ['sound.on → sound.off', 'mute'],
    ['sound.off → sound.on', 'mute / if is muted'],
  ])
})

test('a page holds the picture, the states with their words, and the transitions', () => {
  const page = writePage({ stem: 'sound-player', file: 'machines/sound-player.machine.ts' }, readChart(playerMachine))
  expect(page.split('\n')).toEqual([
    '# Sound player',
    '',
    'Drawn by `npm run draw` from [machines/sound-player.machine.ts](../../machines/sound-player.machine.ts).',
    'A dashed card holds what may happen in any state of the group that it stands in.',
    'Numbers tell the order in which guards are asked.',
    '',
    '![State chart: Sound player. The tables below hold the same in words.](sound-player.svg)',
    '',
    '## States',
    '',
    '| state | description | does | words | requirements |',
    '| --- | --- | --- | --- | --- |',
    '| `track` | a track is chosen and played |  |  |  |',
    '| `track.idle` (start) | nothing is played & nothing is on its way, \\<so far\\> |  | “Press play.” “Or do not.” “One moment.” | J1-01, J1-02 |',
    '| `track.empty` |  |  |  |  |',
    '| `track.loading` |  | calls loadTrack |  |  |',
    '| `track.playing` |  | on exit: count |  |  |',
    '| `track.playing.bright` (start) |  |  |  |  |',
    '| `track.playing.dark` |  | on entry: dim |  |  |',
    '| `track.playing.ended` (end) |  |  |  |  |',
    '| `sound` |  |  |  |  |',
    '| `sound.on` (start) |  |  |  |  |',
    '| `sound.off` |  |  |  |  |',
    '',
    '## Transitions',
    '',
    '| from | event | guard | to | actions | requirements |',
    '| --- | --- | --- | --- | --- | --- |',
    '| any state | `unplug` |  | `track.idle` and `sound.off` |  |  |',
    '| any state | `tick` |  | stays | count |  |',
    '| `track.idle` | `play` | 1. if has tracks | `track.loading` |  |  |',
    '| `track.idle` | `play` | 2. otherwise | `track.empty` |  |  |',
    '| `track.empty` | at once |  | `track.idle` |  |  |',
    '| `track.loading` | `loadTrack done` |  | `track.playing` |  |  |',
    '| `track.loading` | `loadTrack error` |  | `track.idle` |  |  |',
    '| `track.playing` | `stop` |  | `track.idle` |  |  |',
    '| `track.playing` | `tick` |  | `track.playing.ended` |  |  |',
    '| `track.playing` | `done` |  | `track.idle` |  |  |',
    '| `track.playing.bright` | `after 5000 ms` |  | stays | count |  |',
    '| `track.playing.bright` | `after sleep time` |  | `track.playing.dark` |  |  |',
    '| `sound.on` | `mute`: the sound goes |  | `sound.off` |  | J1-03 |',
    '| `sound.off` | `mute` | if is muted | `sound.on` |  |  |',
    '',
  ])
})
