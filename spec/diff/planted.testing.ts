import { createMachine, type AnyStateMachine } from 'xstate'
import { readGraph, type FlowGraph } from './flow-graph.ts'

export type Part = { [name: string]: Part }

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]))
}

export function plant(machine: AnyStateMachine, change: (config: Part, delays: Part) => void): FlowGraph {
  const config = copy(machine.config) as Part
  const delays = copy(machine.implementations.delays) as Part
  change(config, delays)
  const { guards, actions, actors } = machine.implementations
  return readGraph(createMachine(config as never, { guards, actions, actors, delays } as never))
}

export const at = (part: Part, ...path: ReadonlyArray<string | number>): Part =>
  path.reduce((inner, name) => inner[String(name)] as Part, part)
