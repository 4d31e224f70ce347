import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { Arrow, Card } from './arrows.ts'
import { boxOfCard, boxOfState } from './boxes.ts'
import { statesBelow, type ChartState } from './extract.ts'
import { measureLines } from './measure.ts'

/** Every group needs them: the layout does not pass them on. */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '22',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

export const dotSize = 14
export const dotOf = (id: string) => `${id} starts`

const space = 22

function toNode(state: ChartState, cards: ReadonlyArray<Card>): ElkNode {
  const { width, height } = boxOfState(state)
  if (state.states.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    children: toChildren(state, cards),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 12},left=${space},bottom=${space},right=${space}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const toChildren = (state: ChartState, cards: ReadonlyArray<Card>): ElkNode[] => [
  ...(state.initial ? [{ id: dotOf(state.id), width: dotSize, height: dotSize }] : []),
  ...state.states.map((child) => toNode(child, cards)),
  ...cards.filter(({ within }) => within === state.id).map((card) => ({ id: card.id, ...sizeOf(card) })),
]

const toStart = (state: ChartState): ElkExtendedEdge[] =>
  state.initial
    ? [
        {
          id: `${state.id} → ${state.initial}`,
          sources: [dotOf(state.id)],
          targets: [state.initial],
          layoutOptions: { 'elk.layered.priority.direction': '100' },
        },
      ]
    : []

const toLabels = ({ id, label }: Arrow) => {
  const { width, height } = measureLines(label)
  const inline = { 'elk.edgeLabels.inline': 'true' }
  return [{ id: `${id} label`, text: id, width: width + 10, height: height + 4, layoutOptions: inline }]
}

/** The graph of a chart for the layout: nodes with their sizes, and edges that rather point the way states are written. */
export function toGraph(root: ChartState, arrows: ReadonlyArray<Arrow>, cards: ReadonlyArray<Card>): ElkNode {
  const rank = new Map([root, ...statesBelow(root)].map(({ id }, place) => [id, place]))
  const priority = ({ from, to }: Arrow) => ((rank.get(from) ?? 0) < (rank.get(to) ?? 0) ? '10' : '0')
  return {
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': `[top=${space},left=${space},bottom=${space},right=${space}]` },
    children: toChildren(root, cards),
    edges: [
      ...[root, ...statesBelow(root)].flatMap(toStart),
      ...arrows.map((arrow) => ({
        id: arrow.id,
        sources: [arrow.from],
        targets: [arrow.to],
        labels: toLabels(arrow),
        layoutOptions: { 'elk.layered.priority.direction': priority(arrow) },
      })),
      ...cards.flatMap(({ id, to }) =>
        to.map((target) => ({ id: `${id} ${target}`, sources: [id], targets: [target] })),
      ),
    ],
  }
}

const sizeOf = (card: Card) => {
  const { width, height } = boxOfCard(card)
  return { width, height }
}
