import { nameOfFlow, type Flow } from '../machines.ts'
import { writeCode, writeTable } from '../markdown.ts'
import { statesBelow, type Chart, type ChartState, type ChartTransition } from './extract.ts'

const ids = (requirements: ReadonlyArray<string> = []) => requirements.join(', ')

function stateRow(state: ChartState, starts: ReadonlySet<string | null>): ReadonlyArray<string> {
  const marks = [starts.has(state.id) && 'start', state.kind === 'final' && 'end'].filter(Boolean)
  const name = writeCode(state.path) + (marks.length > 0 ? ` (${marks.join(', ')})` : '')
  const { says = [], lends = [] } = state.meta
  const words = [...says, ...lends].map((each) => `“${each}”`).join(' ')
  return [name, state.meta.description ?? '', state.does.join('; '), words, ids(state.meta.requirements)]
}

function transitionRow(transition: ChartTransition, nameOf: (id: string) => string): ReadonlyArray<string> {
  const { event, meta, guard, place, to, actions } = transition
  const said = event === '' ? 'at once' : writeCode(event)
  return [
    nameOf(transition.from),
    meta.description ? `${said}: ${meta.description}` : said,
    place > 0 ? `${place}. ${guard || 'always'}` : guard,
    to.length > 0 ? to.map(nameOf).join(' and ') : 'stays',
    actions.join(', '),
    ids(meta.requirements),
  ]
}

function listStates(root: ChartState) {
  const states = statesBelow(root)
  const starts = new Set([root, ...states].map(({ initial }) => initial))
  return writeTable(
    ['state', 'description', 'does', 'words', 'requirements'],
    states.map((state) => stateRow(state, starts)),
  )
}

function listTransitions({ root, transitions }: Chart) {
  const paths = new Map(statesBelow(root).map(({ id, path }) => [id, writeCode(path)]))
  return writeTable(
    ['from', 'event', 'guard', 'to', 'actions', 'requirements'],
    transitions.map((each) => transitionRow(each, (id) => paths.get(id) ?? 'any state')),
  )
}

/** A flow as Markdown: its picture, its states with the words a visitor reads, and its transitions. */
export function writePage({ stem, file }: Pick<Flow, 'stem' | 'file'>, chart: Chart): string {
  return [
    `# ${nameOfFlow(stem)}`,
    '',
    `Drawn by \`npm run draw\` from [${file}](../../${file}).`,
    'A dashed card holds what may happen in any state of the group that it stands in.',
    'Numbers tell the order in which guards are asked.',
    '',
    `![State chart: ${nameOfFlow(stem)}. The tables below hold the same in words.](${stem}.svg)`,
    '',
    '## States',
    '',
    ...listStates(chart.root),
    '',
    '## Transitions',
    '',
    ...listTransitions(chart),
    '',
  ].join('\n')
}
