import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { listFiles } from './files.ts'

export type Flow = { readonly stem: string; readonly file: string; readonly machine: AnyStateMachine }

const ending = '.machine.ts'

export async function loadFlow(file: string, root = '.'): Promise<Flow> {
  const exported = (await import(pathToFileURL(resolve(root, file)).href)) as Readonly<Record<string, unknown>>
  const machine = Object.values(exported).find((each): each is AnyStateMachine => each instanceof StateMachine)
  if (!machine) throw new Error(`${file} exports no machine.`)
  return { stem: file.slice(file.lastIndexOf('/') + 1, -ending.length), file, machine }
}

export const listMachines = (root = '.') => listFiles(`machines/*${ending}`, root)

export const loadFlows = (): Promise<ReadonlyArray<Flow>> => Promise.all(listMachines().map((file) => loadFlow(file)))

export const toFlowStem = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-')

export const formatFlowName = (stem: string) => {
  const words = stem.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
