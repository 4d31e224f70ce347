import type { AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'

type TypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type']
type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>

/**
 * A new event or state of a machine does not compile until it has a verb. Outcomes in `Settled` are held until their
 * verb is called; states in `Passing` end before anyone can see them.
 */
export type Journey<
  Machine extends AnyStateMachine,
  OutcomeEvent extends string,
  TransientState extends string = never,
> = {
  readonly start: (where?: string) => Promise<void>
  readonly events: {
    readonly [Type in TypeOf<Machine>]: (event: EventOf<Machine, Type>) => Promise<void>
  } & { readonly [Type in OutcomeEvent]: (event?: { readonly output?: unknown }) => Promise<void> }
  readonly states: {
    readonly [State in Exclude<StateValueFrom<Machine> & string, TransientState>]: () => Promise<void>
  }
}
