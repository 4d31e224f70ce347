import { nameOfFlow, type Flow } from '../machines.ts'
import { writeCode, writeTable } from '../markdown.ts'
import { statesBelow, type Chart, type ChartState, type ChartTransition } from './extract.ts'
import type { Picture } from './pictures.ts'
import { linkIds, writeSayings, type Specification } from './sayings.ts'

function stateRow(state: ChartState, starts: ReadonlySet<string | null>): ReadonlyArray<string> {
  const marks = [starts.has(state.id) && 'start', state.kind === 'final' && 'end'].filter(Boolean)
  const name = writeCode(state.path) + (marks.length > 0 ? ` (${marks.join(', ')})` : '')
  const { says = [], lends = [] } = state.meta
  const words = [...says, ...lends].map((each) => `“${each}”`).join(' ')
  return [name, state.meta.description ?? '', words, state.does.join('; '), linkIds(state.meta.requirements)]
}

function transitionRow(transition: ChartTransition, nameOf: (id: string) => string): ReadonlyArray<string> {
  const { event, meta, guard, place, to, actions } = transition
  return [
    nameOf(transition.from),
    meta.description ?? '',
    to.length > 0 ? to.map(nameOf).join(' and ') : 'stays',
    event === '' ? 'at once' : writeCode(event),
    place > 0 ? `${place}. ${guard || 'always'}` : guard,
    actions.join(', '),
    linkIds(meta.requirements),
  ]
}

function listStates(root: ChartState) {
  const states = statesBelow(root)
  const starts = new Set([root, ...states].map(({ initial }) => initial))
  return writeTable(
    ['state', 'description', 'words', 'does', 'requirements'],
    states.map((state) => stateRow(state, starts)),
  )
}

function listTransitions({ root, transitions }: Chart) {
  const paths = new Map(statesBelow(root).map(({ id, path }) => [id, writeCode(path)]))
  return writeTable(
    ['from', 'what happens', 'to', 'event', 'guard', 'actions', 'requirements'],
    transitions.map((each) => transitionRow(each, (id) => paths.get(id) ?? 'any state')),
  )
}

const alt = 'The tables below hold the same in words.'

function showPictures([first, ...parts]: ReadonlyArray<Picture>): ReadonlyArray<string> {
  const show = ({ name, title }: Picture) => `![State chart: ${title}. ${alt}](${name}.svg)`
  return [
    ...(first ? [show(first), ''] : []),
    ...parts.flatMap((part, index) => [`## Part ${index + 1}: ${part.states.join(', ')}`, '', show(part), '']),
  ]
}

const legend = [
  'Arrows say what happens. A dashed card holds what may happen in several states.',
  '"2 of 4" is asked second of four questions; the first that is answered by yes decides.',
]

const legendOfParts = [
  'The first picture shows how the parts are joined; it alone shows what may happen in any state. A dotted box is a state of another part.',
]

/** A flow as Markdown: its pictures, its states with the words a visitor reads, its transitions, and the rules behind them. */
export function writePage(
  { stem, file }: Pick<Flow, 'stem' | 'file'>,
  chart: Chart,
  { pictures, specification }: { readonly pictures: ReadonlyArray<Picture>; readonly specification: Specification },
): string {
  return [
    `# ${nameOfFlow(stem)}`,
    '',
    `Drawn by \`npm run draw\` from [${file}](../../${file}).`,
    ...legend,
    ...(pictures.length > 1 ? legendOfParts : []),
    '',
    ...showPictures(pictures),
    '## States',
    '',
    ...listStates(chart.root),
    '',
    '## Transitions',
    '',
    ...listTransitions(chart),
    '',
    ...writeSayings(stem, chart, specification),
  ].join('\n')
}
