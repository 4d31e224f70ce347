import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type']
type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>

/**
 * The verbs of a flow: one for each event of its machine, one for each way its effects settle, one for each state a
 * person can perceive. A machine that gains an event or a state does not compile until every assembly has its verb.
 * @typeParam Settled the settle events, e.g. `xstate.done.actor.findJobs`; their outcome is held until the verb is called.
 * @typeParam Passing states that are left before anything can be perceived.
 */
export type Journey<Machine extends AnyStateMachine, Settled extends string, Passing extends string = never> = {
  /** Brings the person to where the machine starts, with every outcome held. */
  readonly start: (where?: string) => Promise<void>
  readonly events: {
    readonly [Type in TypeOf<Machine>]: (event: EventOf<Machine, Type>) => Promise<void>
  } & { readonly [Type in Settled]: (event?: { readonly output?: unknown }) => Promise<void> }
  readonly states: {
    readonly [State in Exclude<StateValueFrom<Machine> & string, Passing>]: () => Promise<void>
  }
}
