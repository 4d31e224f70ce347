import { collectArrows, collectCards, collectStays, type Arrow, type Card, type SelfTransitions } from './arrows.ts'
import type { Beyond } from './boxes.ts'
import type { Chart, ChartState } from './extract.ts'
import type { Widths } from './measure.ts'
import { listPartEntries, listPartTransitions, type DiagramPart } from './parts.ts'

export type View = {
  readonly root: ChartState
  readonly widths: Widths
  readonly arrows: ReadonlyArray<Arrow>
  readonly cards: ReadonlyArray<Card>
  readonly stays: ReadonlyMap<string, SelfTransitions>
  readonly beyond: ReadonlyArray<Beyond>
  readonly hints: ReadonlyArray<{ readonly from: string; readonly to: string }>
}

export const viewFullChart = (chart: Chart, widths: Widths): View => ({
  root: chart.root,
  widths,
  arrows: collectArrows(chart, widths),
  cards: collectCards(chart, widths),
  stays: collectStays(chart, widths),
  beyond: [],
  hints: [],
})

type Place = { readonly parts: ReadonlyArray<DiagramPart>; readonly index: number }

export function viewPart(chart: Chart, { parts, index }: Place, widths: Widths): View {
  const states = parts[index] ?? []
  const initial = states.some(({ id }) => id === chart.root.initial) ? chart.root.initial : null
  const transitions = listPartTransitions(chart, states)
  const whole = viewFullChart({ root: { ...chart.root, states, initial }, transitions }, widths)
  const hints = listPartEntries(chart, states)
  const named = new Set([...transitions.flatMap(({ to }) => to), ...hints.map(({ from }) => from)])
  const beyond = parts.flatMap((part, place) =>
    place === index ? [] : part.filter(({ id }) => named.has(id)).map(({ id, key }) => ({ id, key, part: place + 1 })),
  )
  return { ...whole, beyond, hints }
}
