import { readChart, statesBelow, type Chart, type ChartState } from '../draw/extract.ts'
import { nameOfFlow, type Flow } from '../machines.ts'
import { writeCode, writeTable } from '../markdown.ts'
import type { Use } from './find-uses.ts'

type Uses = ReadonlyMap<string, ReadonlyArray<Use>>

const toLink = ({ name, file }: Use) => `[${name}](../${file})`

const listStates = ({ root }: Chart, uses: Uses) =>
  writeTable(
    ['state', 'sentence', 'said in'],
    statesBelow(root)
      .filter(({ meta }) => meta.description !== undefined)
      .map(({ path, meta: { description = '' } }) => [
        writeCode(path),
        description,
        (uses.get(description) ?? []).map(toLink).join(', '),
      ]),
  )

/** What comes from outside: not the end of an effect, of inner states or of time, unless it is described. */
const isNamed = ({ id, event, meta }: Chart['transitions'][number]) =>
  event !== '' && (!id.includes('|xstate.') || meta.description !== undefined)

function writeEvents({ transitions }: Chart) {
  const events = Map.groupBy(transitions.filter(isNamed), ({ event }) => event)
  if (events.size === 0) return []
  const rows = [...events].map(([event, group]) => {
    const described = new Set(group.flatMap(({ meta }) => meta.description ?? []))
    return [writeCode(event), [...described].join('; ')]
  })
  return ['', ...writeTable(['event', 'meaning'], rows)]
}

function writeFlow({ stem, machine }: Flow, uses: Uses) {
  const chart = readChart(machine)
  const link = `[Chart and transitions](charts/${stem}.md)`
  return ['', `## ${nameOfFlow(stem)}`, '', link, '', ...listStates(chart, uses), ...writeEvents(chart)]
}

/** Where nothing is waited for: the state is left at once, before anyone can look. */
const passesAtOnce = ({ transitions }: Chart, { id, does }: ChartState) => {
  const own = transitions.filter(({ from }) => from === id)
  return own.length > 0 && own.every(({ event }) => event === '') && !does.some((each) => each.startsWith('calls '))
}

/** The states that have a sentence, with the features that say it. */
function describedIn(flow: Flow, uses: Uses) {
  const chart = readChart(flow.machine)
  return statesBelow(chart.root).flatMap((state) => {
    const { description } = state.meta
    if (description === undefined) return []
    const features = uses.get(description) ?? []
    return [{ flow, path: state.path, description, features, passes: passesAtOnce(chart, state) }]
  })
}

function writeUnsaid(flows: ReadonlyArray<Flow>, uses: Uses): ReadonlyArray<string> {
  const described = flows.flatMap((flow) => describedIn(flow, uses))
  const unsaid = described.filter(({ features }) => features.length === 0)
  const passing = unsaid.filter(({ passes }) => passes).length
  const rows = unsaid.map(({ flow: { stem }, path, description, passes }) => [
    `[${nameOfFlow(stem)}](charts/${stem}.md)`,
    writeCode(path),
    description,
    passes ? 'left at once' : '',
  ])
  return [
    '## States that no example says',
    '',
    `Of ${described.length} states with a sentence, ${unsaid.length} are said by no example. ${passing} of these ${passing === 1 ? 'is' : 'are'} left at`,
    'once, before anyone could look.',
    ...(unsaid.length === 0 ? [] : ['', ...writeTable(['flow', 'state', 'sentence', ''], rows)]),
  ]
}

/** The index of states as Markdown: those that no example says, then every flow with its sentences and its events. */
export const writeStates = (flows: ReadonlyArray<Flow>, uses: Uses): string =>
  [
    '# States',
    '',
    'The sentences that features say after "Then", taken from the machines by `npm run spec -- glossary`. A sentence is',
    "changed in the machine's `meta.description`, and in every feature that is named beside it. What the words mean stands",
    'in the [glossary](glossary.md).',
    '',
    ...writeUnsaid(flows, uses),
    ...flows.flatMap((flow) => writeFlow(flow, uses)),
    '',
  ].join('\n')
