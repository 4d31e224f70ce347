import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { hashOf } from './example-keys.ts'
import type { Made } from './results.ts'

/** The longest of the stems that a name begins with. */
const stemIn = (stems: ReadonlyArray<string>, name: string) =>
  stems
    .filter((stem) => name === stem || name.startsWith(`${stem}-`))
    .toSorted((one, other) => other.length - one.length)[0] ?? null

export const nameOfFeature = (file: string) => basename(file, '.feature')

export type Flows = {
  /** The stem of the machine whose flow a feature tells; null when it tells of none. */
  readonly machineOf: (feature: string) => string | null
  /** Hashes of the steps and the machine that the examples of a feature run with. */
  readonly madeOf: (feature: string) => Omit<Made, 'words'>
}

const hashOfFiles = (files: ReadonlyArray<string>) =>
  hashOf(...files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')))

/** What belongs to the feature of a file, by its name; each file is read once. */
export function findFlows(): Flows {
  const machines = globSync('machines/*.machine.ts').map((file) => basename(file, '.machine.ts'))
  const folders = globSync('steps/*/steps.ts').map((file) => basename(file.slice(0, -'/steps.ts'.length)))
  const hashes = new Map<string, Omit<Made, 'words'>>()
  const machineOf = (file: string) => stemIn(machines, nameOfFeature(file))
  const read = (file: string) => ({
    steps: hashOfFiles(globSync(`steps/${stemIn(folders, nameOfFeature(file)) ?? 'shared'}/*.ts`).toSorted()),
    machine: hashOfFiles([`machines/${machineOf(file) ?? ''}.machine.ts`]),
  })
  return {
    machineOf,
    madeOf: (file) => {
      const made = hashes.get(file) ?? read(file)
      hashes.set(file, made)
      return made
    },
  }
}
