import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import type { Arrow } from './arrows.ts'
import { createBeyondBox, createCardBox, createStateBox, type Box } from './boxes.ts'
import { statesBelow, type ChartState } from './extract.ts'
import { measureLines } from './measure.ts'
import type { View } from './views.ts'

export type Direction = 'DOWN' | 'RIGHT'

export type LayoutVariant = { readonly direction: Direction; readonly space: number }

/** ELK does not pass options on, so every group needs them. */
const createLayoutOptions = ({ direction, space }: LayoutVariant): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': `${36 * space}`,
  'elk.spacing.edgeNode': `${22 * space}`,
  'elk.spacing.edgeEdge': `${16 * space}`,
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
})

export const dotSize = 14
export const getStartDotId = (id: string) => `${id} starts`

const inset = 22

const toBox = (id: string, { width, height }: Box): ElkNode => ({ id, width, height })

function toNode(state: ChartState, view: View, way: LayoutVariant): ElkNode {
  const { width, height } = createStateBox(state, view.widths, view.stays.get(state.id))
  if (state.states.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    children: toChildren(state, view, way),
    layoutOptions: {
      ...createLayoutOptions(way),
      'elk.padding': `[top=${height + 12},left=${inset},bottom=${inset},right=${inset}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const toChildren = (state: ChartState, view: View, way: LayoutVariant): ElkNode[] => [
  ...(state.initial ? [{ id: getStartDotId(state.id), width: dotSize, height: dotSize }] : []),
  ...state.states.map((child) => toNode(child, view, way)),
  ...view.cards.filter(({ within }) => within === state.id).map((card) => toBox(card.id, createCardBox(card))),
]

const toStart = (state: ChartState): ElkExtendedEdge[] =>
  state.initial
    ? [
        {
          id: `${state.id} → ${state.initial}`,
          sources: [getStartDotId(state.id)],
          targets: [state.initial],
          layoutOptions: { 'elk.layered.priority.direction': '100' },
        },
      ]
    : []

const toLabels = ({ id, label }: Arrow) => {
  if (label.length === 0) return []
  const { width, height } = measureLines(label)
  const inline = { 'elk.edgeLabels.inline': 'true' }
  return [{ id: `${id} label`, text: id, width: width + 10, height: height + 4, layoutOptions: inline }]
}

const toEdge = (id: string, from: string, to: string, direction: string): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  layoutOptions: { 'elk.layered.priority.direction': direction },
})

export const formatHintName = ({ from, to }: View['hints'][number]) => `hint ${from} → ${to}`

export function toGraph(view: View, way: LayoutVariant): ElkNode {
  const { root, arrows, cards, beyond, hints } = view
  const rank = new Map([root, ...statesBelow(root)].map(({ id }, place) => [id, place]))
  const priority = ({ from, to }: Arrow) => ((rank.get(from) ?? 0) < (rank.get(to) ?? 0) ? '10' : '0')
  return {
    id: 'chart',
    layoutOptions: {
      ...createLayoutOptions(way),
      'elk.padding': `[top=${inset},left=${inset},bottom=${inset},right=${inset}]`,
    },
    children: [...toChildren(root, view, way), ...beyond.map((each) => toBox(each.id, createBeyondBox(each)))],
    edges: [
      ...[root, ...statesBelow(root)].flatMap(toStart),
      ...arrows.map((arrow) => ({
        ...toEdge(arrow.id, arrow.from, arrow.to, priority(arrow)),
        labels: toLabels(arrow),
      })),
      ...cards.flatMap(({ id, to }) => to.map((target) => toEdge(`${id} ${target}`, id, target, '0'))),
      ...hints.map((hint) => toEdge(formatHintName(hint), hint.from, hint.to, '0')),
    ],
  }
}
