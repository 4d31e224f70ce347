import { collectArrows, collectCards, type Arrow, type Card } from './arrows.ts'
import { boxOfCard, boxOfState } from './boxes.ts'
import { statesBelow, type Chart, type ChartState } from './extract.ts'
import { dotOf, dotSize, toGraph } from './graph.ts'
import { layOut, type Layout, type Rectangle } from './layout.ts'
import { chartStyles } from './palette.ts'
import { drawLines, drawLinesIn, drawRectangle, drawWay, escapeText, shrink } from './shapes.ts'

const nowhere: Rectangle = { x: 0, y: 0, width: 0, height: 0 }

const boxIn = ({ boxes }: Layout, id: string) => boxes.get(id) ?? nowhere

function drawState(state: ChartState, layout: Layout, isRegion: boolean): string {
  const box = boxIn(layout, state.id)
  const names = ['state', state.states.length > 0 && 'group', isRegion && 'region'].filter(Boolean).join(' ')
  const inner = state.kind === 'final' ? drawRectangle(shrink(box, 3), 5, 'inner') : ''
  const text = drawLinesIn(boxOfState(state).lines, box)
  const below = state.states.map((child) => drawState(child, layout, state.kind === 'parallel')).join('\n')
  return `<g class="${names}" data-state="${escapeText(state.id)}">${drawRectangle(box, 8)}${inner}${text}</g>\n${below}`
}

function drawCard(card: Card, layout: Layout): string {
  const box = boxIn(layout, card.id)
  return `<g class="card">${drawRectangle(box, 2)}${drawLinesIn(boxOfCard(card).lines, box)}</g>`
}

function drawStart(state: ChartState, layout: Layout): string {
  if (!state.initial) return ''
  const { x, y } = boxIn(layout, dotOf(state.id))
  const way = drawWay(layout.lines.get(`${state.id} → ${state.initial}`) ?? [])
  const radius = dotSize / 2
  return `<circle class="dot" cx="${x + radius}" cy="${y + radius}" r="${radius}"/><path class="arrow start" d="${way}" marker-end="url(#start-tip)"/>`
}

const drawArrow = (id: string, transitions: ReadonlyArray<string>, { lines }: Layout) =>
  `<path class="arrow" data-transitions="${escapeText(transitions.join(' '))}" d="${drawWay(lines.get(id) ?? [])}" marker-end="url(#tip)"/>`

function drawLabel({ id, label }: Arrow, { labels }: Layout): string {
  const box = labels.get(id) ?? nowhere
  const middle = { x: Math.round((box.x + box.width / 2) * 10) / 10, y: box.y + 2 }
  return `<g class="label">${drawRectangle(box, 3)}${drawLines(label, middle)}</g>`
}

const drawTip = (id: string) =>
  `<marker id="${id}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="${id}" d="M0 1L10 5L0 9z"/></marker>`

function describe({ root, transitions }: Chart) {
  const states = statesBelow(root)
  const start = states.find(({ id }) => id === root.initial)
  const startsIn = start ? `It starts in ${start.key}. ` : ''
  return `${states.length} states and ${transitions.length} transitions. ${startsIn}The tables beside this picture hold the same in words.`
}

function drawEverything(chart: Chart, layout: Layout): ReadonlyArray<string> {
  const { root } = chart
  const [arrows, cards] = [collectArrows(chart), collectCards(chart)]
  return [
    ...root.states.map((state) => drawState(state, layout, root.kind === 'parallel')),
    ...cards.map((card) => drawCard(card, layout)),
    ...[root, ...statesBelow(root)].map((state) => drawStart(state, layout)),
    ...arrows.map(({ id, transitions }) => drawArrow(id, transitions, layout)),
    ...cards.flatMap(({ id, to, transitions }) =>
      to.map((target) => drawArrow(`${id} ${target}`, transitions, layout)),
    ),
    ...arrows.map((arrow) => drawLabel(arrow, layout)),
  ]
}

/** A chart as SVG under a title; the same chart always gives the same bytes. */
export async function drawChart(chart: Chart, title: string): Promise<string> {
  const layout = await layOut(toGraph(chart.root, collectArrows(chart), collectCards(chart)))
  const { width, height } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title id="title">${escapeText(title)}</title>`,
    `<desc id="desc">${escapeText(describe(chart))}</desc>`,
    `<style>${chartStyles}</style>`,
    `<defs>${drawTip('tip')}${drawTip('start-tip')}</defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...drawEverything(chart, layout),
    '</svg>',
    '',
  ]
    .join('\n')
    .replace(/\n{2,}/g, '\n')
}
