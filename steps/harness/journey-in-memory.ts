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

export function journeyInMemory<Machine extends AnyStateMachine>(
  machine: Machine,
  getActor: () => ActorRefFrom<Machine>,
) {
  const send = async (event: EventFromLogic<Machine>) => (getActor() as Sender<Machine>).send(event)
  const types = machine.events.filter((type) => !String(type).startsWith('xstate.'))
  const names = Object.keys(machine.states)
  return {
    events: Object.fromEntries(types.map((type) => [type, send])) as unknown as Events<Machine>,
    states: Object.fromEntries(names.map((name) => [name, () => reaches(getActor(), name)])) as States<Machine>,
  }
}
