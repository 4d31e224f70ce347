import { readChart, statesBelow } from '../draw/extract.ts'
import type { Flow } from '../machines.ts'
import type { Mention } from '../requirements.ts'
import type { Interpretation } from '../interpretations/interpretations.ts'
import type { Source } from '../files.ts'
import { answerFlow, findFlowPaths, type TransitionCoverage } from '../coverage/transition-coverage.ts'
import type { Place } from '../coverage/takers.ts'
import type { ExamplesRecord, PathsRecord } from '../coverage/records.ts'
import { traceRules, type Features, type TracedRule } from './traced-rules.ts'
import type { TracedRow } from './trace.ts'

/** From the strongest to the weakest. */
export type Proof = 'rule' | 'test' | 'markup' | 'planned' | 'nothing'

export type TracedTest = Place & { readonly isOfMarkup: boolean }

export type ModelState = { readonly flow: string; readonly name: string; readonly says: string }

export type ModelTransition = TransitionCoverage & { readonly flow: string }

export type Decision = { readonly number: string; readonly title: string; readonly file: string }

/** Public format of `trace … --json`: keep it stable. `content`, `states` and `transitions` prove nothing. */
export type RequirementAnswer = {
  readonly id: string
  readonly section: string
  readonly title: string
  readonly kind: string
  readonly statement: string
  readonly isOpen: boolean
  readonly proof: Proof
  readonly planned: string | null
  readonly rules: ReadonlyArray<TracedRule>
  readonly tests: ReadonlyArray<TracedTest>
  readonly content: ReadonlyArray<Place>
  readonly states: ReadonlyArray<ModelState>
  readonly transitions: ReadonlyArray<ModelTransition>
  readonly reading: Interpretation | null
  readonly decidedIn: Decision | null
  readonly decisions: ReadonlyArray<Decision>
}

export type Shelves = {
  readonly features: Features
  readonly models: Models
  readonly readings: ReadonlyArray<Interpretation>
  readonly decisions: ReadonlyArray<Source>
  readonly ran: ReadonlySet<string>
}

type Modelling<Model> = Model & { readonly requirements: ReadonlyArray<string> }
type Models = {
  readonly states: ReadonlyArray<Modelling<ModelState>>
  readonly transitions: ReadonlyArray<ModelTransition>
}

const isRuleOrExample = ({ by }: Mention) => by === 'rule' || by === 'example'

function determineProof({ covered, flow }: TracedRow): Proof {
  if (covered.some(isRuleOrExample)) return 'rule'
  if (covered.some(({ by }) => by === 'test')) return 'test'
  if (covered.length > 0) return 'markup'
  return flow === null ? 'nothing' : 'planned'
}

const toPlace = ({ says, file, line }: Mention): Place => ({ title: says, file, line })

const listModelStates = ({ stem, machine }: Flow): Models['states'] =>
  statesBelow(readChart(machine).root).map(({ path, meta }) => ({
    flow: stem,
    name: path,
    says: meta.description ?? '',
    requirements: meta.requirements ?? [],
  }))

export const readModels = (
  flows: ReadonlyArray<Flow>,
  { examples, paths }: { readonly examples: ExamplesRecord | null; readonly paths: PathsRecord | null },
): Models => ({
  states: flows.flatMap(listModelStates),
  transitions: flows.flatMap((flow) =>
    answerFlow(flow, { examples, paths: findFlowPaths(paths, flow) }).map((answer) => ({ ...answer, flow: flow.stem })),
  ),
})

const filterModels = (id: string, { states, transitions }: Models) => ({
  states: states.filter(({ requirements }) => requirements.includes(id)).map(({ requirements: _, ...state }) => state),
  transitions: transitions.filter(({ requirements }) => requirements.includes(id)),
})

function toDecision({ file, text }: Source): Decision {
  const [, title = ''] = /^# (?:\d+[.:] )?(.*)/.exec(text) ?? []
  return { number: /(\d+)-[^/]*$/.exec(file)?.[1] ?? '', title, file }
}

function findDecision(reading: Interpretation | null, { decisions }: Shelves): Decision | null {
  const found = decisions.find(({ file }) => reading?.decision && file.includes(`/${reading.decision}-`))
  return found ? toDecision(found) : null
}

function listRequirementDecisions(id: string, { decisions }: Shelves): ReadonlyArray<Decision> {
  const name = new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`)
  return decisions.filter(({ text }) => name.test(text)).map(toDecision)
}

export function answerRequirement(row: TracedRow, shelves: Shelves): RequirementAnswer {
  const { requirement, covered, known, flow } = row
  const { id, kind } = requirement
  const mentions = [...covered, ...known]
  const reading = shelves.readings.find((each) => each.id === id) ?? null
  return {
    ...requirement,
    isOpen: kind === 'open' && (reading?.decision ?? null) === null,
    proof: determineProof(row),
    planned: covered.length > 0 ? null : flow,
    rules: traceRules(shelves.features, mentions.filter(isRuleOrExample), shelves.ran),
    tests: mentions
      .filter(({ by }) => by === 'test' || by === 'markup')
      .map((mention) => ({ ...toPlace(mention), isOfMarkup: mention.by === 'markup' })),
    content: mentions.filter(({ by }) => by === 'content').map(toPlace),
    ...filterModels(id, shelves.models),
    reading,
    decidedIn: findDecision(reading, shelves),
    decisions: listRequirementDecisions(id, shelves),
  }
}
