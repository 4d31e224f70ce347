import { createMachine, type AnyStateMachine } from 'xstate'
import { readGraph, type FlowGraph } from './flow-graph.ts'

/** A part of a machine's configuration that a test may change: what stands at a name, or at a place in a list. */
export type Part = { [name: string]: Part }

/** Objects and lists are copied, functions are shared. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]))
}

/** A machine in which something is planted, as data; the machine itself stays as it is. */
export function plant(machine: AnyStateMachine, change: (config: Part, delays: Part) => void): FlowGraph {
  const config = copy(machine.config) as Part
  const delays = copy(machine.implementations.delays) as Part
  change(config, delays)
  const { guards, actions, actors } = machine.implementations
  return readGraph(createMachine(config as never, { guards, actions, actors, delays } as never))
}

/** What stands at the end of a path of names and places. */
export const at = (part: Part, ...path: ReadonlyArray<string | number>): Part =>
  path.reduce((inner, name) => inner[String(name)] as Part, part)
