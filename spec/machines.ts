import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { listFiles } from './read-sources.ts'

/** A machine of the project; `stem` is the name of its file without `.machine.ts`. */
export type Flow = { readonly stem: string; readonly file: string; readonly machine: AnyStateMachine }

const ending = '.machine.ts'

/** Loads the machine of a file; `root` is the folder of the project that the file's path starts from. */
export async function loadFlow(file: string, root = '.'): Promise<Flow> {
  const exported = (await import(pathToFileURL(resolve(root, file)).href)) as Readonly<Record<string, AnyStateMachine>>
  const machine = Object.entries(exported).find(([name]) => name.endsWith('Machine'))?.[1]
  if (!machine) throw new Error(`${file} exports no machine. The name of the export ends in "Machine".`)
  return { stem: file.slice(file.lastIndexOf('/') + 1, -ending.length), file, machine }
}

/** The files of the machines of a project, by its root. */
export const listMachines = (root = '.') => listFiles(`machines/*${ending}`, root)

/** Every machine of the project, in the order of their stems. */
export const loadFlows = (): Promise<ReadonlyArray<Flow>> => Promise.all(listMachines().map((file) => loadFlow(file)))

/** The stem of a flow by its name in any spelling: "Job search" and "job search" are `job-search`. */
export const stemOfName = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** A stem as the name of a flow: `job-search` is "Job search". */
export const nameOfFlow = (stem: string) => {
  const words = stem.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
