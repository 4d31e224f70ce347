import { defineParameterType } from '@cucumber/cucumber'
import type { AnyStateMachine } from 'xstate'
import type { Meta } from '#machines/meta.ts'
import { world } from './cucumber.ts'
import type { Journeys } from './flows.ts'

type States = { readonly states: Readonly<Record<string, () => Promise<void>>> }
type FlowWithStates = { [Name in keyof Journeys]: Journeys[Name] extends States ? Name : never }[keyof Journeys]

/** Makes state descriptions usable after "Then". A changed description leaves the old step undefined, and the run fails. */
export function defineStates(name: string, machine: AnyStateMachine) {
  const states = Object.values(machine.states).map((state) => [(state.meta as Meta).description, state.key] as const)
  const byDescription = new Map(states)
  defineParameterType({
    name,
    regexp: states.map(([description]) => new RegExp(description)),
    transformer: (description: string) => byDescription.get(description),
    useForSnippets: false,
  })
}

export const reachesState = (flow: FlowWithStates) => (state: string) => {
  const { states }: States = world.lastNamed[flow]
  const look = states[state]
  if (!look) throw new Error(`Nobody can see whether ${flow} is in the state "${state}".`)
  return look()
}
