import { basename } from 'node:path'
import { listFiles } from '../read-sources.ts'
import { hashOf } from './example-keys.ts'
import { openImports, type Imports } from './imports.ts'
import type { Made } from './results.ts'

/** The longest of the stems that a name begins with. */
export const stemIn = (stems: ReadonlyArray<string>, name: string) =>
  stems
    .filter((stem) => name === stem || name.startsWith(`${stem}-`))
    .toSorted((one, other) => other.length - one.length)[0] ?? null

export const nameOfFeature = (file: string) => basename(file, '.feature')

/** Everything that examples and paths run with, as it stood when this was read: what is edited later is not in it. */
export type Flows = {
  /** The stem of the machine whose flow a feature tells; null when it tells of none. */
  readonly machineOf: (feature: string) => string | null
  /** Hashes of the steps and the machine that the examples of a feature run with. */
  readonly madeOf: (feature: string) => Omit<Made, 'words'>
  /** The hash of each machine, by its stem. */
  readonly machines: Readonly<Record<string, string>>
  /** Hashes of what the paths of a file are made of. */
  readonly madeOfPaths: (file: string) => Omit<Made, 'words'>
}

const hashOfTexts = ({ textOf }: Imports, files: ReadonlyArray<string>) =>
  hashOf(...files.flatMap((file) => [file, textOf(file)]))

/** A machine is made of its file and of all that it imports. */
function readMachines(imports: Imports): Flows['machines'] {
  const files = listFiles('machines/*.machine.ts')
  return Object.fromEntries(
    files.map((file) => [basename(file, '.machine.ts'), hashOfTexts(imports, imports.closureOf(file))]),
  )
}

const nothing = { steps: '', machine: '' }

/** The hashes of the steps of each folder, which are no paths. */
function readSteps(imports: Imports): ReadonlyMap<string, string> {
  const files = listFiles('steps/*/*.ts').filter((file) => !/(?:\/paths|\.test)\.ts$/.test(file))
  const folders = Map.groupBy(files, (file) => file.split('/')[1] ?? '')
  return new Map([...folders].map(([folder, members]) => [folder, hashOfTexts(imports, members)]))
}

/** Reads at once what everything is made of. */
export function findFlows(): Flows {
  const imports = openImports()
  const machines = readMachines(imports)
  const steps = readSteps(imports)
  const folders = listFiles('steps/*/steps.ts').map((file) => file.split('/')[1] ?? '')
  const machineOf = (file: string) => stemIn(Object.keys(machines), nameOfFeature(file))
  const paths = new Map(
    listFiles('steps/*/paths.ts').map((file) => {
      const machine = machines[file.split('/')[1] ?? ''] ?? ''
      return [file, { steps: hashOfTexts(imports, [file]), machine }]
    }),
  )
  return {
    machineOf,
    machines,
    madeOf: (file) => ({
      steps: steps.get(stemIn(folders, nameOfFeature(file)) ?? 'shared') ?? '',
      machine: machines[machineOf(file) ?? ''] ?? '',
    }),
    madeOfPaths: (file) => paths.get(file) ?? nothing,
  }
}
