import { isFlowFile, isPart } from '#scripts/names/names.ts'
import { formatFlowName, toFlowStem } from '../machines.ts'
import { getCapabilityFolder } from '../interpretations/capabilities.ts'
import { isInSection } from '../requirements.ts'
import type { FlowChange, NamedFlow } from './compare-flows.ts'
import { readStatements } from './compare-requirements.ts'
import type { Difference, Read } from './compare-versions.ts'

export type About = {
  readonly files: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  readonly capabilities: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
}

type Rule = Read['told']['rules'][number]

const listRuleRequirementIds = ({ requirements, examples }: Rule) => [
  ...requirements,
  ...examples.flatMap((example) => example.requirements),
]

const listFlowRequirementIds = ({ graph }: Read['flows'][number]) => (graph ? graph.requirements : [])

const clean = (name: string) => name.replace(/^\.\//, '').replace(/\/$/, '')

const concernsFile = (name: string, file: string) =>
  file === clean(name) || file.startsWith(`${clean(name)}/`) || isFlowFile(toFlowStem(name), file)

function resolveName(name: string, versions: ReadonlyArray<Read>) {
  const [features, rules, flows] = [
    versions.flatMap(({ told }) => told.features),
    versions.flatMap(({ told }) => told.rules),
    versions.flatMap((version) => version.flows),
  ]
  const known = [
    ...versions.flatMap(({ rows }) => [...readStatements(rows).keys()]),
    ...rules.flatMap(listRuleRequirementIds),
  ]
  const isAsked = ({ name: title, file }: (typeof features)[number]) =>
    title.toLowerCase() === name.toLowerCase() || concernsFile(name, file)
  return {
    files: isPart(name) ? [] : features.filter(isAsked).map(({ file }) => file),
    stems: isPart(name) ? [] : flows.filter(({ file }) => concernsFile(name, file)).map(({ stem }) => stem),
    capabilities: features.some(({ capability }) => capability === name) ? [name] : [],
    asked: isPart(name) ? known.filter((id) => isInSection(id, name)) : [],
  }
}

export function findAbout(names: ReadonlyArray<string>, versions: ReadonlyArray<Read>) {
  const found = names.map((name) => ({ name, ...resolveName(name, versions) }))
  const isNothing = ({ files, stems, capabilities, asked }: (typeof found)[number]) =>
    files.length + stems.length + capabilities.length + asked.length === 0
  const [files, stems] = [new Set(found.flatMap((each) => each.files)), new Set(found.flatMap((each) => each.stems))]
  const asked = new Set(found.flatMap((each) => each.asked))
  const named = versions.flatMap(({ told, flows }) => [
    ...told.rules.filter(({ file }) => files.has(file)).flatMap(listRuleRequirementIds),
    ...flows.filter(({ stem }) => stems.has(stem)).flatMap(listFlowRequirementIds),
  ])
  const capabilities = new Set(found.flatMap((each) => each.capabilities))
  const about: About = { files, stems, capabilities, asked, ids: new Set([...asked, ...named]) }
  return { about, unknown: found.filter(isNothing).map(({ name }) => name) }
}

const fileStem = (file: string) => file.replace(/^.*\//, '').replace(/\..*$/, '')

export const listKnownNames = (versions: ReadonlyArray<Read>): ReadonlyArray<string> => [
  ...new Set(
    versions.flatMap(({ told, flows }) => [
      ...flows.map(({ stem }) => stem),
      ...told.features.flatMap(({ file, capability }) => [fileStem(file), capability]),
    ]),
  ),
]

/** Joins unquoted words into the longest known name of a flow or feature; any other word is a name itself. */
export function joinWords(typed: ReadonlyArray<string>, versions: ReadonlyArray<Read>): ReadonlyArray<string> {
  const titles = versions.flatMap(({ told }) => told.features.map(({ name }) => toFlowStem(name)))
  const known = new Set([...listKnownNames(versions), ...titles])
  const isName = (length: number) => known.has(toFlowStem(typed.slice(0, length).join(' ')))
  const length = typed.map((_, at) => at + 1).findLast((each) => each > 1 && isName(each)) ?? 1
  const [name, rest] = [typed.slice(0, length).join(' '), typed.slice(length)]
  return rest.length === 0 ? [name] : [name, ...joinWords(rest, versions)]
}

const isFlowMeant = ({ stem, capability }: NamedFlow, { stems, capabilities }: About) =>
  stems.has(stem) || capabilities.has(capability)

function filterFlow(flow: FlowChange, about: About): ReadonlyArray<FlowChange> {
  const former = flow.status === 'changed' ? flow.renamedFrom : null
  if (isFlowMeant(flow, about) || [...about.stems].some((stem) => formatFlowName(stem) === former)) return [flow]
  if (flow.status !== 'changed') return flow.requirements.some((id) => about.asked.has(id)) ? [flow] : []
  const stories = flow.stories.filter(({ requirements }) => requirements.some(({ id }) => about.asked.has(id)))
  return stories.length === 0
    ? []
    : [{ ...flow, stories, reworded: [], addedStates: [], removedStates: [], inside: [] }]
}

export function filterDifference(difference: Difference, about: About): Difference {
  const { files, capabilities, asked, ids } = about
  const isMeant = (id: string) => ids.has(id) || capabilities.has(getCapabilityFolder(id))
  const { features, rules, requirements, readings, readingsTable, flows, sameFlows } = difference
  return {
    ...difference,
    features: features.filter(({ file }) => files.has(file)),
    rules: rules.filter((rule) => files.has(rule.file) || rule.requirements.some((id) => asked.has(id))),
    requirements: requirements.filter(({ id }) => isMeant(id)),
    readings: readings.filter(({ id }) => isMeant(id)),
    readingsTable: readingsTable?.ids.some(isMeant)
      ? { ...readingsTable, ids: readingsTable.ids.filter(isMeant) }
      : null,
    flows: flows.flatMap((flow) => filterFlow(flow, about)),
    sameFlows: sameFlows.filter((flow) => isFlowMeant(flow, about) || flow.requirements.some((id) => asked.has(id))),
  }
}
