import { defineParameterType } from '@cucumber/cucumber'
import type { AnyStateMachine } from 'xstate'
import type { Meta } from '#machines/meta.ts'

/**
 * Makes the sentences of a machine's states usable after "Then": `{name}` matches any of their descriptions and gives
 * the state. A description that changes leaves the old sentence undefined, and the run fails.
 */
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
