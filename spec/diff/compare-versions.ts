import { readSourcesFromRoot, type Source } from '../files.ts'
import { compareFlows, type FlowChange, type NamedFlow } from './compare-flows.ts'
import {
  compareInterpretations,
  type InterpretationChange,
  type InterpretationTableChange,
} from './compare-interpretations.ts'
import { compareRequirements, readStatements, type RequirementChange } from './compare-requirements.ts'
import { compareFeatures, compareRules, type FeatureChange, type RuleChange } from './compare-rules.ts'
import { loadGraphs, type LoadedFlow } from './load-graphs.ts'
import type { Version } from './open-version.ts'
import { parseFeatureSet, type FeatureSet } from './read-rules.ts'

export type Difference = {
  readonly before: string
  readonly now: string
  readonly about: ReadonlyArray<string>
  readonly features: ReadonlyArray<FeatureChange>
  readonly rules: ReadonlyArray<RuleChange>
  readonly requirements: ReadonlyArray<RequirementChange>
  readonly readingsTable: InterpretationTableChange | null
  readonly readings: ReadonlyArray<InterpretationChange>
  readonly flows: ReadonlyArray<FlowChange>
  readonly sameFlows: ReadonlyArray<NamedFlow>
  readonly problems: ReadonlyArray<string>
}

export type Read = {
  readonly name: string
  readonly told: FeatureSet
  readonly rows: ReadonlyArray<Source>
  readonly flows: ReadonlyArray<LoadedFlow>
}

export async function readVersion({ root, name }: Pick<Version, 'root' | 'name'>): Promise<Read> {
  const flows = loadGraphs(root)
  const told = parseFeatureSet(readSourcesFromRoot(root, 'features/**/*.feature'))
  return { name, told, rows: readSourcesFromRoot(root, 'docs/requirements/*.tsv'), flows: await flows }
}

const listProblems = ({ name, told, flows }: Read) => [
  ...told.problems.map((problem) => `${name}: ${problem}`),
  ...flows.flatMap(({ file, problem }) => (problem === null ? [] : [`${name}: ${file} cannot be loaded: ${problem}`])),
]

export function compareVersions(before: Read, now: Read): Difference {
  const [was, is] = [readStatements(before.rows), readStatements(now.rows)]
  const { table, readings } = compareInterpretations(before.rows, now.rows)
  const { flows, same } = compareFlows(before, now, new Map([...was, ...is]))
  return {
    before: before.name,
    now: now.name,
    about: [],
    features: compareFeatures(before.told, now.told),
    rules: compareRules(before.told, now.told),
    requirements: compareRequirements({ told: before.told, statements: was }, { told: now.told, statements: is }),
    readingsTable: table,
    readings,
    flows,
    sameFlows: same,
    problems: [...listProblems(before), ...listProblems(now)],
  }
}
