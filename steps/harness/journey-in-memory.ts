import assert from 'node:assert/strict'
import {
  waitFor,
  type AnyActorRef,
  type SnapshotFrom,
  type ActorRefFrom,
  type AnyStateMachine,
  type EventFromLogic,
  type StateValueFrom,
} from 'xstate'
import { patience } from './sees.ts'

export async function reaches(actor: AnyActorRef, state: string) {
  const arrived = (snapshot: SnapshotFrom<AnyActorRef>) => snapshot.value === state
  await waitFor(actor, arrived, { timeout: patience }).catch(() => assert.deepEqual(actor.getSnapshot().value, state))
}

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

/** Not `then`, or `await` would take the proxy for a promise. */
const isVerb = (name: string | symbol): name is string => typeof name === 'string' && name !== 'then'

const screen = (name: string): object =>
  new Proxy(() => Promise.reject(new Error(`"${name}" can be answered on a screen only.`)), {
    get: (_, verb) => (isVerb(verb) ? screen(`${name}.${verb}`) : undefined),
  })

export type ScreenlessJourney<Journey> = {
  readonly [Part in keyof Journey]?: Journey[Part] extends (...given: never) => unknown
    ? Journey[Part]
    : Partial<Journey[Part]>
}

const withScreen = (name: string, known: object, depth: number): object =>
  new Proxy(known, {
    get: (parts, part) => {
      const found: unknown = parts[part as keyof typeof parts]
      if (!isVerb(part)) return found
      if (found === undefined) return screen(`${name}.${part}`)
      const isGroup = typeof found === 'object' && found !== null && depth > 0
      return isGroup ? withScreen(`${name}.${part}`, found, depth - 1) : found
    },
  })

export const withoutScreen = <Journey extends object>(
  name: string,
  known: NoInfer<ScreenlessJourney<Journey>>,
): Journey => withScreen(name, known, 1) as Journey
