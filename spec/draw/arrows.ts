import { statesBelow, type Chart, type ChartTransition } from './extract.ts'
import type { Line } from './measure.ts'

/** One arrow for all transitions from one place to another. */
export type Arrow = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly transitions: ReadonlyArray<string>
  readonly label: ReadonlyArray<Line>
}

/** What may happen anywhere in a group of states: the group's transitions to one place in it, as a card in the group. */
export type Card = {
  readonly id: string
  readonly within: string
  readonly to: ReadonlyArray<string>
  readonly transitions: ReadonlyArray<string>
  readonly lines: ReadonlyArray<Line>
}

const asEvent = (text: string): Line => ({ text, style: 'event' })
const asGuard = (text: string): Line => ({ text, style: 'guard' })

/** The event over its guard; with a number where several guards are asked one after the other. */
function labelOf({ event, place, guard }: ChartTransition): ReadonlyArray<Line> {
  if (event === '' && guard === '') return [asEvent('at once')]
  const order = place > 0 ? `${place}. ` : ''
  return [...(event === '' ? [] : [asEvent(event)]), ...(guard === '' ? [] : [asGuard(`${order}${guard}`)])]
}

type Inner = (transition: ChartTransition) => boolean

/** Tells the transitions of a group that stay in it. */
function findInner({ root }: Chart): Inner {
  const groups = [root, ...statesBelow(root).filter(({ states }) => states.length > 0)]
  const members = new Map(groups.map((group) => [group.id, new Set(statesBelow(group).map(({ id }) => id))]))
  return ({ from, to }) => {
    const inside = members.get(from)
    return inside !== undefined && to.every((id) => inside.has(id))
  }
}

/** The arrows between states; what a group does within itself stands on its cards. */
export function collectArrows(chart: Chart): ReadonlyArray<Arrow> {
  const isInner = findInner(chart)
  const ends = chart.transitions
    .filter((each) => !isInner(each))
    .flatMap((each) => (each.to.length > 0 ? each.to : [each.from]).map((to) => ({ to, each })))
  const groups = Map.groupBy(ends, ({ to, each }) => `${each.from} → ${to}`)
  return [...groups].map(([id, group]) => ({
    id,
    from: group[0]?.each.from ?? '',
    to: group[0]?.to ?? '',
    transitions: group.map(({ each }) => each.id),
    label: group.flatMap(({ each }) => labelOf(each)),
  }))
}

/** Events without a guard, events under the guard they share, and events that try several guards in their order. */
function linesOf(transitions: ReadonlyArray<ChartTransition>): ReadonlyArray<Line> {
  const [single = [], ordered = []] = [false, true].map((isOrdered) =>
    transitions.filter(({ place }) => place > 0 === isOrdered),
  )
  const byGuard = Map.groupBy(
    single.toSorted((one, other) => Number(one.guard !== '') - Number(other.guard !== '')),
    ({ guard }) => guard,
  )
  return [
    ...[...byGuard].flatMap(([guard, group]) => [
      ...(guard === '' ? [] : [asGuard(guard)]),
      ...group.map(({ event }) => asEvent(event === '' ? 'at once' : event)),
    ]),
    ...ordered.flatMap(labelOf),
  ]
}

function titleOf({ root }: Chart, within: string, stays: boolean) {
  const group = statesBelow(root).find(({ id }) => id === within)
  return `${group ? `anywhere in ${group.key}` : 'in any state'}${stays ? ', staying there' : ''}`
}

/** The cards of a chart: one for each place that the transitions of a group lead to. */
export function collectCards(chart: Chart): ReadonlyArray<Card> {
  const inner = chart.transitions.filter(findInner(chart))
  return [...Map.groupBy(inner, ({ from, to }) => `any of ${from} → ${to.join(' ')}`)].map(([id, group]) => {
    const { from: within = '', to = [] } = group[0] ?? {}
    const title: Line = { text: titleOf(chart, within, to.length === 0), style: 'name' }
    return { id, within, to, transitions: group.map((each) => each.id), lines: [title, ...linesOf(group)] }
  })
}
