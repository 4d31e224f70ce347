import { listTransitionIds } from '#machines/transition-ids.testing.ts'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { loadFlows } from '../machines.ts'
import { collectArrows, collectCards, collectStays } from './arrows.ts'
import { readChart, statesBelow } from './extract.ts'
import type { Rectangle } from './layout.ts'
import { drawPictures, largest, layOutParts, type Laid } from './pictures.ts'
import { textStyles } from './measure.ts'
import { chartStyles } from './palette.ts'
import { playerMachine } from './player.testing.ts'

const flows = [...(await loadFlows()), { stem: 'player', file: 'spec/draw/player.testing.ts', machine: playerMachine }]
const widths = { label: 176, card: 250, state: 216 }

const some = sampleEachKind(flows, { getName: ({ stem }) => stem, share: 1 / 3 })
const idsDrawn = (svg: string, names: string) =>
  [...svg.matchAll(new RegExp(`<g class="(?:${names})" data-t="([^"]*)"`, 'g'))].flatMap(([, ids = '']) =>
    ids.split(' '),
  )

test.each(some)('every transition of $stem is drawn once for each place it leads to', async ({ stem, machine }) => {
  const chart = readChart(machine)
  const [first, ...parts] = await drawPictures({ stem }, chart)
  const anywhere = parts.length > 0 ? idsDrawn(first?.svg ?? '', 'card') : []
  const drawn = (parts.length > 0 ? parts : [first!]).flatMap(({ svg }) => idsDrawn(svg, 'way|card|stay'))
  const isOnCard = new Set(collectCards(chart, widths).flatMap(({ transitions }) => transitions))
  const again = chart.transitions.flatMap(({ id, to }) => (isOnCard.has(id) ? [] : to.slice(1).map(() => id)))
  expect([...anywhere, ...drawn].sort()).toEqual([...listTransitionIds(machine), ...again].sort())
})

const sampledFlows = sampleEachKind(flows, { getName: ({ stem }) => stem })

test.each(sampledFlows)('$stem comes out the same every time', async ({ stem, machine }) => {
  const [one, other] = await Promise.all([1, 2].map(() => drawPictures({ stem }, readChart(machine))))
  expect(one).toEqual(other)
})

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

function findCovering({ view, layout: { boxes, labels } }: Laid) {
  const leaves = statesBelow(view.root).filter(({ states }) => states.length === 0)
  const solid = [
    ...[...leaves, ...view.cards, ...view.beyond].map(({ id }) => [id, boxes.get(id) as Rectangle] as const),
    ...[...labels].map(([id, label]) => [`label of ${id}`, label] as const),
  ]
  return solid.flatMap(([id, box], index) =>
    solid.slice(index + 1).flatMap(([otherId, other]) => (overlap(box, other) ? [`${id} covers ${otherId}`] : [])),
  )
}

test.each(some)(
  'each picture of $stem fits on a sheet, and nothing in it covers anything else',
  async ({ machine }) => {
    const { laid } = await layOutParts(readChart(machine))
    const tooLarge = laid.filter(({ layout }) => layout.width > largest.width || layout.height > largest.height)
    expect(tooLarge.map(({ layout: { width, height } }) => [width, height])).toEqual([])
    expect(laid.flatMap(findCovering)).toEqual([])
  },
)

test('a picture names itself, says what it shows, and shares no id and no style with another', async () => {
  const [picture] = await drawPictures({ stem: 'record-player' }, readChart(playerMachine))
  const lines = picture!.svg.split('\n')
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="chart" role="img" aria-labelledby="record-player-title record-player-desc" /,
    ),
    '<title id="record-player-title">Record player</title>',
    '<desc id="record-player-desc">11 states and 14 transitions. The page of the flow says the same in words.</desc>',
  ])
  const ids = [...picture!.svg.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id) => !id?.startsWith('record-player-'))).toEqual([])
  const selectors = lines[3]!
    .replace(/<\/?style>/g, '')
    .replace(/\{[^}]*\}/g, ',')
    .split(',')
    .filter(Boolean)
  expect(selectors.filter((selector) => !selector.startsWith('.chart '))).toEqual([])
})

test('no letter is smaller than 13 px', () => {
  expect(Math.min(...Object.values(textStyles).map(({ size }) => size))).toEqual(13)
  const sizes = [...chartStyles.matchAll(/(\d+(?:\.\d+)?)px/g)].map(([, size]) => Number(size))
  expect(sizes.filter((size) => size < 13)).toEqual([])
})

test('what may happen anywhere in a group stands on cards', () => {
  const cards = collectCards(readChart(playerMachine), widths)
  expect(cards.map(({ within, to, lines }) => [within, to, lines.map(({ text }) => text)])).toEqual([
    ['player', ['player.track.idle', 'player.sound.off'], ['in any state', 'unplug']],
    ['player', [], ['in any state, staying there', 'tick']],
    ['player.track.playing', ['player.track.playing.ended'], ['anywhere in playing', 'tick']],
  ])
})

const doorMachine = setup({
  types: { events: {} as { type: 'knock' } | { type: 'ring' } | { type: 'push' } | { type: 'slam' } },
  guards: { isOpen: () => true, isHeavy: () => false },
  actions: { count: () => {} },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: [{ guard: 'isOpen', target: 'ajar' }, { target: 'wide' }] } },
    ajar: {
      on: {
        ring: { actions: 'count', meta: { description: 'somebody rings' } },
        knock: { target: 'ajar', meta: { description: 'somebody knocks' } },
        slam: { target: 'shut', meta: { description: 'it is slammed' } },
        push: [
          { guard: 'isHeavy', target: 'shut', meta: { description: 'it is too heavy' } },
          { guard: 'isOpen', target: 'wide', meta: { description: 'it gives way' } },
          { actions: 'count', meta: { description: 'it does not move' } },
        ],
      },
    },
    wide: { on: { slam: { target: 'shut', meta: { description: 'it is slammed' } } } },
    broken: { on: { slam: { target: 'shut', meta: { description: 'it is slammed' } } } },
  },
})

const doorChart = readChart(doorMachine)

test('what three states say alike of one place stands on a card that names them', () => {
  expect(collectCards(doorChart, widths).map(({ to, lines }) => [to, lines.map(({ text }) => text)])).toEqual([
    [['door.shut'], ['from ajar, wide, or broken', 'it is slammed']],
  ])
})

test('what a state does that stays stands in its box, with the order in which it is asked where that decides', () => {
  const stays = [...collectStays(doorChart, widths)].map(([id, { lines }]) => [id, lines.map(({ text }) => text)])
  expect(stays).toEqual([
    ['door.ajar', ['stays when', 'somebody rings', '3 of 3: it does not move', 'begins again when', 'somebody knocks']],
  ])
})

test('transitions between the same states share an arrow that is labeled by the words of the table', () => {
  const listChartLabels = (chart: typeof doorChart) =>
    collectArrows(chart, widths).map(({ id, label }) => [
      id.replaceAll(/player\.|door\./g, ''),
      label.map(({ text }) => text).join(' / '),
    ])
  expect(listChartLabels(doorChart)).toEqual([
    ['shut → ajar', 'push, if open'],
    ['shut → wide', 'push, otherwise'],
    ['ajar → shut', '1 of 3: it is too heavy'],
    ['ajar → wide', '2 of 3: it gives way'],
  ])
  expect(listChartLabels(readChart(playerMachine))).toEqual([
    ['track.idle → track.loading', 'play, if has tracks'],
    ['track.idle → track.empty', 'play, otherwise'],
    ['track.empty → track.idle', 'at once'],
    ['track.loading → track.playing', 'load track: done'],
    ['track.loading → track.idle', 'load track: failed'],
    ['track.playing → track.idle', 'stop, / or done'],
    ['track.playing.bright → track.playing.dark', 'after sleep time'],
    ['sound.on → sound.off', 'the sound goes'],
    ['sound.off → sound.on', 'mute, if muted'],
  ])
})
