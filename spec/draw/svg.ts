import { escapeHtml } from '#domain/text/html.ts'
import type { Arrow, Card } from './arrows.ts'
import { createBeyondBox, createCardBox, listStateLines, padding, type Beyond } from './boxes.ts'
import { statesBelow, type ChartState } from './extract.ts'
import { getStartDotId, dotSize, formatHintName } from './graph.ts'
import type { Layout, Rectangle } from './layout.ts'
import { measureLines } from './measure.ts'
import { chartStyles } from './palette.ts'
import { drawLines, drawPaddedLines, drawRectangle, drawPath, shrink } from './shapes.ts'
import type { View } from './views.ts'

const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 }

const getBox = ({ boxes }: Layout, id: string) => boxes.get(id) ?? nowhere

const drawGroup = (name: string, transitions: ReadonlyArray<string>, inner: string) =>
  `<g class="${name}" data-t="${escapeHtml(transitions.join(' '))}">${inner}</g>`

function drawState(state: ChartState, drawn: Drawn, isRegion: boolean): string {
  const box = getBox(drawn.layout, state.id)
  const names = ['state', state.states.length > 0 && 'group', isRegion && 'region'].filter(Boolean).join(' ')
  const inner = state.kind === 'final' ? drawRectangle(shrink(box, 3), 5, 'inner') : ''
  const lines = listStateLines(state, drawn.view.widths)
  const stay = drawn.view.stays.get(state.id)
  const below = { x: box.x + padding.x, y: box.y + padding.y + measureLines(lines).height }
  const inside = stay ? drawLines(stay.lines, below) : ''
  const staying = stay && stay.transitions.length > 0 ? drawGroup('stay', stay.transitions, inside) : inside
  const states = state.states.map((child) => drawState(child, drawn, state.kind === 'parallel')).join('\n')
  return `<g class="${names}" data-state="${escapeHtml(state.id)}">${drawRectangle(box, 8)}${inner}${drawPaddedLines(lines, box)}${staying}</g>\n${states}`
}

const drawBeyond = (beyond: Beyond, box: Rectangle) =>
  `<g class="beyond">${drawRectangle(box, 8)}${drawPaddedLines(createBeyondBox(beyond).lines, box)}</g>`

const drawArrow = (id: string, { layout, name }: Drawn, kind = '', tip = 'tip') =>
  `<path class="arrow${kind}" d="${drawPath(layout.lines.get(id) ?? [])}" marker-end="url(#${name}-${tip})"/>`

function drawCard(card: Card, drawn: Drawn): string {
  const box = getBox(drawn.layout, card.id)
  const arrows = card.to.map((target) => drawArrow(`${card.id} ${target}`, drawn)).join('')
  return drawGroup(
    'card',
    card.transitions,
    `${drawRectangle(box, 2)}${drawPaddedLines(createCardBox(card).lines, box)}${arrows}`,
  )
}

function drawStart(state: ChartState, drawn: Drawn): string {
  if (!state.initial) return ''
  const { x, y } = getBox(drawn.layout, getStartDotId(state.id))
  const radius = dotSize / 2
  const arrow = drawArrow(`${state.id} → ${state.initial}`, drawn, ' start', 'start-tip')
  return `<circle class="dot" cx="${x + radius}" cy="${y + radius}" r="${radius}"/>${arrow}`
}

function drawLabel({ id, label }: Arrow, { labels }: Layout): string {
  const box = labels.get(id)
  if (!box) return ''
  return `<g class="label">${drawRectangle(box, 3)}${drawLines(label, { x: box.x + 5, y: box.y + 2 })}</g>`
}

const drawTip = (id: string, kind: string) =>
  `<marker id="${id}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="${kind}" d="M0 1L10 5L0 9z"/></marker>`

const drawElements = (drawn: Drawn): ReadonlyArray<string> => {
  const { view, layout } = drawn
  const { root } = view
  return [
    ...root.states.map((state) => drawState(state, drawn, root.kind === 'parallel')),
    ...view.beyond.map((each) => drawBeyond(each, getBox(layout, each.id))),
    ...view.hints.map((hint) => drawArrow(formatHintName(hint), drawn, ' hint')),
    ...view.cards.map((card) => drawCard(card, drawn)),
    ...[root, ...statesBelow(root)].map((state) => drawStart(state, drawn)),
    ...view.arrows.map((arrow) =>
      drawGroup('way', arrow.transitions, `${drawArrow(arrow.id, drawn)}${drawLabel(arrow, layout)}`),
    ),
  ]
}

export type Drawn = { readonly view: View; readonly layout: Layout; readonly name: string }

export type Caption = { readonly title: string; readonly description: string }

/** Deterministic: the same view gives the same bytes. Ids and styles are unique per picture. */
export function drawView(drawn: Drawn, { title, description }: Caption): string {
  const { width, height } = drawn.layout
  const { name } = drawn
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-labelledby="${name}-title ${name}-desc" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title id="${name}-title">${escapeHtml(title)}</title>`,
    `<desc id="${name}-desc">${escapeHtml(description)}</desc>`,
    `<style>${chartStyles}</style>`,
    `<defs>${drawTip(`${name}-tip`, 'tip')}${drawTip(`${name}-start-tip`, 'start-tip')}</defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...drawElements(drawn),
    '</svg>',
    '',
  ]
    .join('\n')
    .replace(/\n{2,}/g, '\n')
}
