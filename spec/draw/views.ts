import { collectArrows, collectCards, collectStays, listLines, type Arrow, type Card, type Stay } from './arrows.ts'
import type { Beyond } from './boxes.ts'
import { statesBelow, type Chart, type ChartState } from './extract.ts'
import { wrapText, type Widths } from './measure.ts'
import { toWords } from './names.ts'
import { entriesOf, findOutermost, transitionsOf, type Part } from './parts.ts'
import { listNames } from './words.ts'

/** What one picture shows. */
export type View = {
  readonly root: ChartState
  readonly widths: Widths
  readonly arrows: ReadonlyArray<Arrow>
  readonly cards: ReadonlyArray<Card>
  readonly stays: ReadonlyMap<string, Stay>
  /** States of other parts that arrows lead to or come from. */
  readonly beyond: ReadonlyArray<Beyond>
  /** Arrows without words, which another part explains. */
  readonly hints: ReadonlyArray<{ readonly from: string; readonly to: string }>
}

/** A whole chart in one picture. */
export const viewWhole = (chart: Chart, widths: Widths): View => ({
  root: chart.root,
  widths,
  arrows: collectArrows(chart, widths),
  cards: collectCards(chart, widths),
  stays: collectStays(chart, widths),
  beyond: [],
  hints: [],
})

type Place = { readonly parts: ReadonlyArray<Part>; readonly index: number }

/** One of several parts: its states with all that leads away from them, and where one comes from. */
export function viewPart(chart: Chart, { parts, index }: Place, widths: Widths): View {
  const states = parts[index] ?? []
  const initial = states.some(({ id }) => id === chart.root.initial) ? chart.root.initial : null
  const transitions = transitionsOf(chart, states)
  const whole = viewWhole({ root: { ...chart.root, states, initial }, transitions }, widths)
  const hints = entriesOf(chart, states)
  const named = new Set([...transitions.flatMap(({ to }) => to), ...hints.map(({ from }) => from)])
  const beyond = parts.flatMap((part, place) =>
    place === index ? [] : part.filter(({ id }) => named.has(id)).map(({ id, key }) => ({ id, key, part: place + 1 })),
  )
  return { ...whole, beyond, hints }
}

const count = (states: ReadonlyArray<unknown>) => (states.length === 1 ? '1 state' : `${states.length} states`)

const namesOf = (chart: Chart) => new Map(statesBelow(chart.root).map(({ id, key }) => [id, toWords(key)]))

const idOfFrame = ({ id }: ChartState, part: number) => `${id} part ${part + 1}`

const frameOf = (root: ChartState, part: Part, index: number): ChartState => ({
  ...root,
  id: idOfFrame(root, index),
  key: `part ${index + 1}`,
  kind: 'atomic',
  initial: null,
  meta: { description: count(part.flatMap((state) => [state, ...statesBelow(state)])) },
  states: [],
})

const contentOf = ({ key, states, meta }: ChartState) =>
  [toWords(key), states.length > 0 && count(states), meta.description].filter(Boolean).join(': ')

/** The parts as closed boxes that name their states, what may happen in any state, and which states one part leads to. */
export function viewOverview(chart: Chart, parts: ReadonlyArray<Part>, widths: Widths): View {
  const { root } = chart
  const outermost = findOutermost(chart)
  const names = namesOf(chart)
  const frames = new Map(parts.flatMap((part, index) => part.map(({ id }) => [id, idOfFrame(root, index)] as const)))
  const frameAt = (id: string) => frames.get(outermost.get(id) ?? '') ?? root.id
  const nameOf = (id: string) => names.get(outermost.get(id) ?? id) ?? id
  const ends = chart.transitions
    .filter(({ from }) => from !== root.id)
    .flatMap(({ id, from, to }) => to.map((target) => ({ id, from: frameAt(from), to: frameAt(target), target })))
  const ways = Map.groupBy(
    ends.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from} → ${to}`,
  )
  const leadsTo = (targets: ReadonlyArray<string>) => `to ${listNames([...new Set(targets.map(nameOf))])}`
  const own = { root, transitions: chart.transitions.filter(({ from }) => from === root.id) }
  return {
    root: {
      ...root,
      initial: root.initial && frameAt(root.initial),
      states: parts.map((part, index) => frameOf(root, part, index)),
    },
    widths,
    arrows: [...ways].map(([id, group]) => ({
      id,
      from: group[0]?.from ?? '',
      to: group[0]?.to ?? '',
      transitions: group.map((each) => each.id),
      label: wrapText(leadsTo(group.map(({ target }) => target)), 'event', widths.label),
    })),
    cards: collectCards(own, widths).map((card) => ({
      ...card,
      to: [...new Set(card.to.map(frameAt))],
      lines: card.to.length > 0 ? [...card.lines, ...wrapText(leadsTo(card.to), 'note', widths.card)] : card.lines,
    })),
    stays: new Map(
      parts.map((part, index) => [
        idOfFrame(root, index),
        { transitions: [], lines: listLines(part.map(contentOf), widths.state) },
      ]),
    ),
    beyond: [],
    hints: [],
  }
}
