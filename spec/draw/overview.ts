import { collectCards, listLines, type Arrow, type Card } from './arrows.ts'
import { statesBelow, type Chart, type ChartState } from './extract.ts'
import { wrapText, type Widths } from './measure.ts'
import { toWords } from './names.ts'
import { mapToTopLevelState, type DiagramPart } from './parts.ts'
import type { View } from './views.ts'
import { listNames } from './words.ts'

const count = (states: ReadonlyArray<unknown>) => (states.length === 1 ? '1 state' : `${states.length} states`)

const frameId = ({ id }: ChartState, part: number) => `${id} part ${part + 1}`

const createFrame = (root: ChartState, part: DiagramPart, index: number): ChartState => ({
  ...root,
  id: frameId(root, index),
  key: `part ${index + 1}`,
  kind: 'atomic',
  initial: null,
  meta: { description: count(part.flatMap((state) => [state, ...statesBelow(state)])) },
  states: [],
})

const formatStateContent = ({ key, states, meta }: ChartState) =>
  [toWords(key), states.length > 0 && count(states), meta.description].filter(Boolean).join(': ')

type CollapsedChart = {
  readonly chart: Chart
  readonly widths: Widths
  readonly getFrame: (id: string) => string
  readonly leadsTo: (targets: ReadonlyArray<string>) => string
}

function closeParts(chart: Chart, parts: ReadonlyArray<DiagramPart>, widths: Widths): CollapsedChart {
  const { root } = chart
  const outermost = mapToTopLevelState(chart)
  const names = new Map(root.states.map(({ id, key }) => [id, toWords(key)]))
  const frames = new Map(parts.flatMap((part, index) => part.map(({ id }) => [id, frameId(root, index)] as const)))
  const getName = (id: string) => names.get(outermost.get(id) ?? id) ?? id
  return {
    chart,
    widths,
    getFrame: (id) => frames.get(outermost.get(id) ?? '') ?? root.id,
    leadsTo: (targets) => `to ${listNames([...new Set(targets.map(getName))])}`,
  }
}

function collectPartArrows({ chart, widths, getFrame, leadsTo }: CollapsedChart): ReadonlyArray<Arrow> {
  const ends = chart.transitions
    .filter(({ from }) => from !== chart.root.id)
    .flatMap(({ id, from, to }) => to.map((target) => ({ id, from: getFrame(from), to: getFrame(target), target })))
  const ways = Map.groupBy(
    ends.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} → ${to}`,
  )
  return [...ways].map(([id, group]) => ({
    id,
    from: group[0]?.from ?? '',
    to: group[0]?.to ?? '',
    transitions: group.map((each) => each.id),
    label: wrapText(leadsTo(group.map(({ target }) => target)), 'event', widths.label),
  }))
}

function collectRootCards({
  chart: { root, transitions },
  widths,
  getFrame,
  leadsTo,
}: CollapsedChart): ReadonlyArray<Card> {
  const own = { root, transitions: transitions.filter(({ from }) => from === root.id) }
  return collectCards(own, widths).map((card) => ({
    ...card,
    to: [...new Set(card.to.map(getFrame))],
    lines: card.to.length > 0 ? [...card.lines, ...wrapText(leadsTo(card.to), 'note', widths.card)] : card.lines,
  }))
}

export function viewOverview(chart: Chart, parts: ReadonlyArray<DiagramPart>, widths: Widths): View {
  const { root } = chart
  const closed = closeParts(chart, parts, widths)
  const contents = parts.map((part, index) => {
    const lines = listLines(part.map(formatStateContent), widths.state)
    return [frameId(root, index), { transitions: [], lines }] as const
  })
  return {
    root: {
      ...root,
      initial: root.initial && closed.getFrame(root.initial),
      states: parts.map((part, index) => createFrame(root, part, index)),
    },
    widths,
    arrows: collectPartArrows(closed),
    cards: collectRootCards(closed),
    stays: new Map(contents),
    beyond: [],
    hints: [],
  }
}
