import type { ActorRefFrom, AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'
import { reaches } from './in-state.ts'

type Events<Machine extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<Machine>['type']]: (
    event: Extract<EventFromLogic<Machine>, { type: Type }>,
  ) => Promise<void>
}

type States<Machine extends AnyStateMachine> = {
  readonly [State in StateValueFrom<Machine> & string]: () => Promise<void>
}

type Sender<Machine extends AnyStateMachine> = { readonly send: (event: EventFromLogic<Machine>) => void }

/**
 * The verbs of a machine without a screen: each event is sent, each state is looked for. What settles by itself has no
 * verb here, and an event that has a cause in the world is better caused than sent.
 * @param actorOf the actor of the page that is open now
 */
export function journeyInMemory<Machine extends AnyStateMachine>(
  machine: Machine,
  actorOf: () => ActorRefFrom<Machine>,
) {
  const send = async (event: EventFromLogic<Machine>) => (actorOf() as Sender<Machine>).send(event)
  const types = machine.events.filter((type) => !String(type).startsWith('xstate.'))
  const names = Object.keys(machine.states)
  return {
    events: Object.fromEntries(types.map((type) => [type, send])) as unknown as Events<Machine>,
    states: Object.fromEntries(names.map((name) => [name, () => reaches(actorOf(), name)])) as States<Machine>,
  }
}
