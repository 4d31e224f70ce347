import { basename, dirname } from 'node:path'
import type { Interruption } from '../interruptions/interruptions.ts'
import { crossProject } from '../interruptions/run-interruptions.ts'
import { readPlanned, type PlannedRequirement } from '../planned.ts'
import { readSources } from '../files.ts'
import { readRequirements, type Requirement, type Mention } from '../requirements.ts'
import { headCommit } from '../results/store-results.ts'
import { readResults, type Assembly, type Results } from '../results/results.ts'
import { traceProject } from '../trace/run-trace.ts'
import { listRowsWithoutRule, type TracedRow } from '../trace/trace.ts'
import { readInterpretations, type Interpretation } from '../interpretations/interpretations.ts'
import { picturesFolder, readPictures, type Pictures } from '../pictures/strips.ts'
import { loadFlows } from '../machines.ts'
import { readNow } from '../results/read-cases.ts'
import { readExamplesRecord, readPathsRecord } from '../coverage/records.ts'
import { computeFlowCoverage, type FlowCoverage } from '../coverage/flow-coverage.ts'
import { readDecisions, type Decision } from './read-decisions.ts'
import { listRuleRequirementIds, readFeatures, type Feature, type Rule } from './read-features.ts'
import { readFlows, type FlowOfPages } from './read-flows.ts'
import { readSourceLines, type SourceLine } from './read-source-lines.ts'

export type Capability = {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly features: ReadonlyArray<Feature>
}

export type RuleOf = { readonly feature: Feature; readonly rule: Rule }

type Lists<T> = ReadonlyMap<string, ReadonlyArray<T>>

/** Lists are keyed by requirement id. */
export type Spec = {
  readonly capabilities: ReadonlyArray<Capability>
  readonly features: ReadonlyArray<Feature>
  readonly flows: ReadonlyArray<FlowOfPages>
  readonly requirements: ReadonlyMap<string, Requirement>
  readonly rules: Lists<RuleOf>
  readonly tests: Lists<Mention>
  readonly covered: ReadonlySet<string>
  readonly unsaid: ReadonlyArray<TracedRow>
  readonly planned: ReadonlyMap<string, PlannedRequirement>
  readonly decisions: ReadonlyArray<Decision>
  readonly decisionLists: Lists<Decision>
  readonly lines: Lists<SourceLine>
  readonly readings: ReadonlyMap<string, Interpretation>
  readonly crossings: ReadonlyArray<Interruption>
  readonly taken: ReadonlyMap<string, FlowCoverage>
  readonly results: Readonly<Record<Assembly, Results>>
  readonly pictures: Pictures
  readonly picturesFolder: string
  /** Empty outside of a repository. */
  readonly commit: string
  readonly madeAt: Date
}

function groupByIds<T>(things: ReadonlyArray<T>, listIds: (thing: T) => ReadonlyArray<string>): Lists<T> {
  const pairs = things.flatMap((thing) => listIds(thing).map((id) => ({ id, thing })))
  return new Map([...Map.groupBy(pairs, ({ id }) => id)].map(([id, group]) => [id, group.map(({ thing }) => thing)]))
}

const readCapabilities = (features: ReadonlyArray<Feature>): ReadonlyArray<Capability> =>
  readSources('features/*/readme.md').map(({ file, text }) => {
    const name = basename(dirname(file))
    const [heading = '', ...rest] = text.split('\n')
    return {
      name,
      title: heading.replace(/^# /, ''),
      text: rest.join('\n'),
      features: features.filter(({ capability }) => capability === name),
    }
  })

const isFeatureMention = ({ by }: Mention) => by === 'rule' || by === 'example'

function traced() {
  const { rows } = traceProject()
  const places = rows.map(({ requirement: { id }, covered, known }) => [id, [...covered, ...known]] as const)
  const covered = rows.filter((row) => row.covered.length > 0).map(({ requirement: { id } }) => id)
  return {
    covered: new Set(covered),
    unsaid: listRowsWithoutRule(rows),
    tests: new Map(places.map(([id, mentions]) => [id, mentions.filter((each) => !isFeatureMention(each))])),
  }
}

async function readCoverage(): Promise<Spec['taken']> {
  const [records, now] = [{ examples: readExamplesRecord(), paths: readPathsRecord() }, readNow()]
  return new Map((await loadFlows()).map((flow) => [flow.stem, computeFlowCoverage(flow, records, now)]))
}

export async function gatherSpec(pictures = picturesFolder): Promise<Spec> {
  const features = readFeatures()
  const decisions = readDecisions()
  const rules = features.flatMap((feature) => feature.rules.map((rule) => ({ feature, rule })))
  return {
    capabilities: readCapabilities(features),
    features,
    flows: await readFlows(),
    requirements: new Map(readRequirements().map((row) => [row.id, row])),
    rules: groupByIds(rules, ({ rule }) => listRuleRequirementIds(rule)),
    ...traced(),
    planned: new Map(readPlanned().map((row) => [row.id, row])),
    decisions,
    decisionLists: groupByIds(decisions, ({ ids }) => ids),
    lines: readSourceLines(),
    readings: new Map(readInterpretations().map((reading) => [reading.id, reading])),
    crossings: (await crossProject()).crossings,
    taken: await readCoverage(),
    results: { 'in-memory': readResults('in-memory'), 'in-browser': readResults('in-browser') },
    pictures: readPictures(pictures),
    picturesFolder: pictures,
    commit: headCommit(),
    madeAt: new Date(),
  }
}

export function findRequirements({ requirements }: Spec, id: string): ReadonlyArray<Requirement> {
  const row = requirements.get(id)
  if (row) return [row]
  return [...requirements.values()].filter((each) => each.id.startsWith(`${id}.`))
}
