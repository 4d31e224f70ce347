import { readChart, statesBelow, type Chart } from '../draw/extract.ts'
import { nameOfFlow, type Flow } from '../machines.ts'
import { writeCode, writeTable } from '../markdown.ts'
import type { Use } from './find-uses.ts'

type Uses = ReadonlyMap<string, ReadonlyArray<Use>>

const toLink = ({ name, file }: Use) => `[${name}](../${file})`

const writeStates = ({ root }: Chart, uses: Uses) =>
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
  return ['', `## ${nameOfFlow(stem)}`, '', link, '', ...writeStates(chart, uses), ...writeEvents(chart)]
}

/** The glossary as Markdown: for each flow the sentence of every state with the features that say it, and its events. */
export const writeGlossary = (flows: ReadonlyArray<Flow>, uses: Uses): string =>
  [
    '# Glossary',
    '',
    'The sentences that features say after "Then", taken from the machines by `npm run spec -- glossary`. A sentence is',
    "changed in the machine's `meta.description`, and in every feature that is named beside it.",
    ...flows.flatMap((flow) => writeFlow(flow, uses)),
    '',
  ].join('\n')
