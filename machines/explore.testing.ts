import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { TestModel } from 'xstate/graph'
import type { CoverEvent } from './cover.testing.ts'

type Options<Machine extends AnyStateMachine> = {
  readonly input: InputFrom<Machine>
  readonly events: ReadonlyArray<CoverEvent<Machine>>
  readonly key: (snapshot: AnyMachineSnapshot) => string
  readonly limit?: number
}

/** @throws {Error} when the limit is reached */
export function explore<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, key, limit = 10_000 }: Options<Machine>,
): ReadonlyArray<SnapshotFrom<Machine>> {
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    input,
    limit,
    events: events as ReadonlyArray<AnyEventObject>,
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: key,
  })
  return Object.values(model.getAdjacencyMap()).map(({ state }) => state as SnapshotFrom<Machine>)
}
