import { statesBelow, type Chart, type ChartTransition } from './extract.ts'
import { wrapText, type Line, type Widths } from './measure.ts'
import { toWords } from './names.ts'
import { listClauses, findOrder, listNames, formatTransitionWords, type Order } from './words.ts'

export type Arrow = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly transitions: ReadonlyArray<string>
  readonly label: ReadonlyArray<Line>
}

export type Card = {
  readonly id: string
  readonly within: string
  readonly to: ReadonlyArray<string>
  readonly transitions: ReadonlyArray<string>
  readonly lines: ReadonlyArray<Line>
}

export type SelfTransitions = { readonly transitions: ReadonlyArray<string>; readonly lines: ReadonlyArray<Line> }

const wrapLabel = (clauses: ReadonlyArray<string>, { label }: Widths) =>
  clauses.flatMap((clause) => wrapText(clause, 'event', label))

export const listLines = (texts: ReadonlyArray<string>, width: number) =>
  texts.flatMap((text) => wrapText(text, 'event', width - 12).map((line, index) => ({ ...line, isItem: index === 0 })))

const listTransitionIds = (transitions: ReadonlyArray<ChartTransition>) => [...new Set(transitions.map(({ id }) => id))]

function createInnerTest({ root }: Chart) {
  const groups = [root, ...statesBelow(root).filter(({ states }) => states.length > 0)]
  const members = new Map(groups.map((group) => [group.id, new Set(statesBelow(group).map(({ id }) => id))]))
  return ({ from, to }: ChartTransition) => {
    const inside = members.get(from)
    return inside !== undefined && to.every((id) => inside.has(id))
  }
}

const isSelfTransition = ({ from, to }: ChartTransition) => to.every((id) => id === from)

/** From here on a card replaces equal arrows. The initial state keeps its arrows, or it would be drawn last. */
const minSharedSources = 3

function findShared(
  transitions: ReadonlyArray<ChartTransition>,
  { root: { initial } }: Chart,
): ReadonlyArray<ReadonlyArray<ChartTransition>> {
  const alike = Map.groupBy(
    transitions.filter(({ from, to }) => to.length === 1 && from !== initial),
    (each) => `${formatTransitionWords(each)} → ${each.to[0]}`,
  )
  const listSources = (group: ReadonlyArray<ChartTransition>) => new Set(group.map(({ from }) => from))
  const shared = [...alike.values()].filter((group) => listSources(group).size >= minSharedSources)
  const bySources = Map.groupBy(shared, (group) => `${[...listSources(group)].join(' ')} → ${group[0]?.to[0]}`)
  return [...bySources.values()].map((groups) => groups.flat())
}

const collectOuterTransitions = (chart: Chart) => {
  const isInner = createInnerTest(chart)
  return chart.transitions.filter((each) => !isInner(each) && !isSelfTransition(each))
}

export function collectArrows(chart: Chart, widths: Widths): ReadonlyArray<Arrow> {
  const getOrder = findOrder(chart.transitions)
  const leading = collectOuterTransitions(chart)
  const onCards = new Set(findShared(leading, chart).flat())
  const ends = leading.filter((each) => !onCards.has(each)).flatMap((each) => each.to.map((to) => ({ to, each })))
  const groups = Map.groupBy(ends, ({ to, each }) => `${each.from} → ${to}`)
  return [...groups].map(([id, group]) => {
    const transitions = group.map(({ each }) => each)
    const { from = '' } = transitions[0] ?? {}
    const label = wrapLabel(listClauses(transitions, getOrder), widths)
    return { id, from, to: group[0]?.to ?? '', transitions: listTransitionIds(transitions), label }
  })
}

const createCard = (group: ReadonlyArray<ChartTransition>, title: string, getOrder: Order, { card }: Widths) => ({
  to: group[0]?.to ?? [],
  transitions: listTransitionIds(group),
  lines: [
    ...wrapText(title, 'name', card),
    ...listLines(
      [...new Set(group.map((each) => [getOrder(each), formatTransitionWords(each)].filter(Boolean).join(': ')))],
      card,
    ),
  ],
})

function collectShared(chart: Chart, widths: Widths): ReadonlyArray<Card> {
  const getOrder = findOrder(chart.transitions)
  const names = new Map(statesBelow(chart.root).map(({ id, key }) => [id, toWords(key)]))
  return findShared(collectOuterTransitions(chart), chart).map((group) => {
    const sources = [...new Set(group.map(({ from }) => from))]
    const title = `from ${listNames(sources.map((id) => names.get(id) ?? id))}`
    return {
      id: `${sources.join(' ')} → ${group[0]?.to[0]}`,
      within: chart.root.id,
      ...createCard(group, title, getOrder, widths),
    }
  })
}

function formatCardTitle({ root }: Chart, within: string, stays: boolean) {
  const group = statesBelow(root).find(({ id }) => id === within)
  return `${group ? `anywhere in ${toWords(group.key)}` : 'in any state'}${stays ? ', staying there' : ''}`
}

export function collectCards(chart: Chart, widths: Widths): ReadonlyArray<Card> {
  const getOrder = findOrder(chart.transitions)
  const inner = chart.transitions.filter(createInnerTest(chart))
  const groups = Map.groupBy(inner, ({ from, to }) => `any of ${from} → ${to.join(' ')}`)
  return [
    ...[...groups].map(([id, group]) => {
      const { from: within = '', to = [] } = group[0] ?? {}
      return { id, within, ...createCard(group, formatCardTitle(chart, within, to.length === 0), getOrder, widths) }
    }),
    ...collectShared(chart, widths),
  ]
}

export function collectStays(chart: Chart, { state }: Widths): ReadonlyMap<string, SelfTransitions> {
  const isInner = createInnerTest(chart)
  const getOrder = findOrder(chart.transitions)
  const staying = chart.transitions.filter((each) => isSelfTransition(each) && !isInner(each))
  return new Map(
    [...Map.groupBy(staying, ({ from }) => from)].map(([id, group]) => {
      const parts = [true, false].flatMap((isInternal) => {
        const some = group.filter(({ to }) => (to.length === 0) === isInternal)
        const heading: Line = { text: isInternal ? 'stays when' : 'begins again when', style: 'note' }
        const texts = some.map((each) => [getOrder(each), formatTransitionWords(each)].filter(Boolean).join(': '))
        return some.length === 0 ? [] : [heading, ...listLines([...new Set(texts)], state)]
      })
      return [id, { transitions: listTransitionIds(group), lines: parts }]
    }),
  )
}
