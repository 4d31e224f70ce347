import type { Requirement } from '../requirements.ts'
import { formatFlowName } from '../machines.ts'
import { compareFlow, type FlowDifference } from './compare-flow.ts'
import { listStates, type FlowGraph } from './flow-graph.ts'
import type { LoadedFlow } from './load-graphs.ts'
import { filterUnpaired, pairByKeys } from './match-rules.ts'
import { pairAlike } from './match-words.ts'
import type { FeatureSet, ComparableRule } from './read-rules.ts'
import type { Story } from './story.ts'

export type TouchedRule = Pick<ComparableRule, 'title' | 'capability' | 'feature' | 'file' | 'line'>

export type TouchingStory = Omit<Story, 'requirements'> & {
  readonly requirements: ReadonlyArray<{ readonly id: string; readonly statement: string }>
  readonly rules: ReadonlyArray<TouchedRule>
}

export type NamedFlow = {
  readonly stem: string
  readonly name: string
  readonly capability: string
  readonly requirements: ReadonlyArray<string>
}

export type FlowChange = NamedFlow &
  (
    | { readonly status: 'came' | 'went'; readonly sentences: ReadonlyArray<string> }
    | ({
        readonly status: 'changed'
        readonly stories: ReadonlyArray<TouchingStory>
        readonly renamedFrom: string | null
      } & Omit<FlowDifference, 'stories'>)
  )

type Side = { readonly told: FeatureSet; readonly flows: ReadonlyArray<LoadedFlow> }
type Readable = LoadedFlow & { readonly graph: FlowGraph }

const isReadable = (flow: LoadedFlow): flow is Readable => flow.graph !== null

const listStateSentences = ({ graph }: Readable) => listStates(graph).flatMap(({ meta }) => meta.description ?? [])

function sharedSentences(one: Readable, other: Readable) {
  const [was, is] = [new Set(listStateSentences(one)), new Set(listStateSentences(other))]
  return (2 * was.intersection(is).size) / Math.max(1, was.size + is.size)
}

function pairFlows(before: ReadonlyArray<Readable>, now: ReadonlyArray<Readable>) {
  const found = pairByKeys(before, now, [({ stem }) => stem])
  const left = filterUnpaired(before, now, found)
  return new Map([...found, ...pairAlike(left.before, left.now, sharedSentences)])
}

function findFlowCapability({ stem, ...flow }: Readable, { features, rules }: FeatureSet): string {
  const own = features.find(({ file }) => file.slice(file.lastIndexOf('/') + 1).startsWith(stem))
  if (own) return own.capability
  const sentences = new Set(listStateSentences({ stem, ...flow }))
  const saying = rules.find(({ examples }) =>
    examples.some(({ lines }) => lines.some((line) => sentences.has(stripKeyword(line)))),
  )
  return saying?.capability ?? ''
}

const stripKeyword = (line: string) => (line.split('\n')[0] ?? '').replace(/^(Given|When|Then) /, '')

type Lookup = ReadonlyMap<string, ReadonlyArray<TouchedRule>>

function findRules({ rules }: FeatureSet): Lookup {
  const found = new Map<string, TouchedRule[]>()
  for (const { requirements, background, examples, ...about } of rules) {
    const said = [...background, ...examples.flatMap(({ lines }) => lines)].map(stripKeyword)
    const named = [...requirements, ...examples.flatMap((example) => example.requirements)]
    const { title, capability, feature, file, line } = about
    const rule = { title, capability, feature, file, line }
    for (const key of new Set([...said, ...named])) found.set(key, [...(found.get(key) ?? []), rule])
  }
  return found
}

type About = {
  readonly rules: Lookup
  readonly statements: ReadonlyMap<string, Requirement>
  readonly capability: string
}

function rankRules(keys: ReadonlyArray<string>, { rules, capability }: About): ReadonlyArray<TouchedRule> {
  const counts = new Map<TouchedRule, number>()
  for (const rule of keys.flatMap((key) => rules.get(key) ?? [])) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const isOwn = (rule: TouchedRule) => Number(rule.capability === capability)
  return [...counts]
    .toSorted(([one, times], [other, often]) => often - times || isOwn(other) - isOwn(one))
    .map(([rule]) => rule)
}

const touch = ({ requirements, ...story }: Story, about: About): TouchingStory => ({
  ...story,
  requirements: requirements.map((id) => ({ id, statement: about.statements.get(id)?.statement ?? '' })),
  rules: rankRules([...requirements, ...story.sentences], about),
})

const isDifferent = ({ stories, reworded, inside, addedStates, removedStates }: FlowDifference) =>
  [stories, reworded, inside, addedStates, removedStates].some(({ length }) => length > 0)

const nameFlow = (flow: Readable, told: FeatureSet): NamedFlow => ({
  stem: flow.stem,
  name: formatFlowName(flow.stem),
  capability: findFlowCapability(flow, told),
  requirements: flow.graph.requirements,
})

function createFlowChange(status: 'came' | 'went', flow: Readable, told: FeatureSet): FlowChange {
  return { ...nameFlow(flow, told), status, sentences: listStateSentences(flow) }
}

/** A flow that fails to load in one version is neither new nor gone. */
const isUnknown = (flows: ReadonlyArray<LoadedFlow>, { stem }: Readable) => flows.some((flow) => flow.stem === stem)

export function compareFlows(before: Side, now: Side, statements: About['statements']) {
  const [old, recent] = [before.flows.filter(isReadable), now.flows.filter(isReadable)]
  const pairs = pairFlows(old, recent)
  const rules = findRules(now.told)
  const compared = [...pairs].map(([one, other]) => ({ one, other, difference: compareFlow(one.graph, other.graph) }))
  const changed = compared.filter(({ difference }) => isDifferent(difference))
  const same = compared
    .filter(({ difference }) => !isDifferent(difference))
    .map(({ other }) => nameFlow(other, now.told))
  const left = filterUnpaired(old, recent, pairs)
  const flows: ReadonlyArray<FlowChange> = [
    ...changed.map(({ one, other, difference }): FlowChange => ({
      ...nameFlow(other, now.told),
      status: 'changed',
      ...difference,
      renamedFrom: one.stem === other.stem ? null : formatFlowName(one.stem),
      stories: difference.stories.map((story) =>
        touch(story, { rules, statements, capability: findFlowCapability(other, now.told) }),
      ),
    })),
    ...left.now
      .filter((flow) => !isUnknown(before.flows, flow))
      .map((flow) => createFlowChange('came', flow, now.told)),
    ...left.before
      .filter((flow) => !isUnknown(now.flows, flow))
      .map((flow) => createFlowChange('went', flow, before.told)),
  ]
  return { flows: flows.toSorted((a, b) => a.name.localeCompare(b.name)), same }
}
