import { basename } from 'node:path'
import { listFiles } from '../files.ts'
import { computeHash } from './example-keys.ts'
import { openImports, type Imports } from './imports.ts'
import type { SourceHashes } from './results.ts'

export const findLongestPrefix = (stems: ReadonlyArray<string>, name: string) =>
  stems
    .filter((stem) => name === stem || name.startsWith(`${stem}-`))
    .toSorted((one, other) => other.length - one.length)[0] ?? null

export const getFeatureName = (file: string) => basename(file, '.feature')

/** A snapshot: edits made after reading are not in it. */
export type FlowHashes = {
  readonly findMachineSource: (feature: string) => string | null
  readonly computeSourceHashes: (feature: string) => Omit<SourceHashes, 'words'>
  readonly machines: Readonly<Record<string, string>>
  readonly computePathSourceHashes: (file: string) => Omit<SourceHashes, 'words'>
}

const computeTextsHash = ({ getText }: Imports, files: ReadonlyArray<string>) =>
  computeHash(...files.flatMap((file) => [file, getText(file)]))

function readMachines(imports: Imports): FlowHashes['machines'] {
  const files = listFiles('machines/*.machine.ts')
  return Object.fromEntries(
    files.map((file) => [basename(file, '.machine.ts'), computeTextsHash(imports, imports.listImportClosure(file))]),
  )
}

const noHashes = { steps: '', machine: '' }

function readSteps(imports: Imports): ReadonlyMap<string, string> {
  const files = listFiles('steps/*/*.ts').filter((file) => !/(?:\/paths|\.test)\.ts$/.test(file))
  const folders = Map.groupBy(files, (file) => file.split('/')[1] ?? '')
  return new Map([...folders].map(([folder, members]) => [folder, computeTextsHash(imports, members)]))
}

export function readFlowHashes(): FlowHashes {
  const imports = openImports()
  const machines = readMachines(imports)
  const steps = readSteps(imports)
  const folders = listFiles('steps/*/steps.ts').map((file) => file.split('/')[1] ?? '')
  const findMachineSource = (file: string) => findLongestPrefix(Object.keys(machines), getFeatureName(file))
  const paths = new Map(
    listFiles('steps/*/paths.ts').map((file) => {
      const machine = machines[file.split('/')[1] ?? ''] ?? ''
      return [file, { steps: computeTextsHash(imports, [file]), machine }]
    }),
  )
  return {
    findMachineSource,
    machines,
    computeSourceHashes: (file) => ({
      steps: steps.get(findLongestPrefix(folders, getFeatureName(file)) ?? 'shared') ?? '',
      machine: machines[findMachineSource(file) ?? ''] ?? '',
    }),
    computePathSourceHashes: (file) => paths.get(file) ?? noHashes,
  }
}
