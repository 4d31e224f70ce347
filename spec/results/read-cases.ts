import type { GherkinDocument, Pickle, TableRow } from '@cucumber/messages'
import { listScenarios, listFeatureRules } from '../lint/shape.ts'
import { parseFeature } from '../parse-feature.ts'
import { readSources } from '../files.ts'
import { computeWordsHash, getExampleKey, readKeys } from './example-keys.ts'
import { readFlowHashes, type FlowHashes } from './source-hashes.ts'
import type { SourceHashes } from './results.ts'

export type CaseNow = {
  readonly key: string
  readonly file: string
  readonly line: number
  readonly title: string
  readonly row: string
  readonly isOnScreen: boolean
  readonly of: SourceHashes
}

export function readRows({ feature }: GherkinDocument): ReadonlyMap<string, string> {
  const scenarios = feature ? [...listScenarios(feature), ...listFeatureRules(feature).flatMap(listScenarios)] : []
  const rows = scenarios.flatMap(({ examples }) => examples.flatMap(({ tableBody }) => tableBody))
  return new Map(rows.map((row) => [row.id, formatRow(row)]))
}

const formatRow = ({ cells }: TableRow) => cells.map(({ value }) => value).join(', ')

export const describe = ({ uri, name, location, astNodeIds }: Pickle, rows: ReadonlyMap<string, string>) => ({
  file: uri,
  line: location?.line ?? 1,
  title: name,
  row: rows.get(astNodeIds[1] ?? '') ?? '',
})

export type Now = { readonly cases: ReadonlyMap<string, CaseNow>; readonly flows: FlowHashes }

export function readNow(): Now {
  const flows = readFlowHashes()
  const cases = readSources('features/**/*.feature').flatMap(({ file, text }) => {
    const { document, pickles } = parseFeature(file, text)
    const [keys, rows, made] = [readKeys(file, document), readRows(document), flows.computeSourceHashes(file)]
    return pickles.map((pickle): CaseNow => ({
      key: getExampleKey(keys, pickle),
      ...describe(pickle, rows),
      isOnScreen: pickle.tags.some(({ name }) => name === '@screen'),
      of: { words: computeWordsHash(pickle), ...made },
    }))
  })
  return { cases: new Map(cases.map((each) => [each.key, each])), flows }
}
