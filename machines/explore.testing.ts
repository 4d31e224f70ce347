import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { TestModel } from 'xstate/graph'
import type { CoverEvent } from './cover.testing.ts'

type Options<Machine extends AnyStateMachine> = {
  readonly input: InputFrom<Machine>
  /** The cases to try: one or several per event type, and the ways effects settle. */
  readonly events: ReadonlyArray<CoverEvent<Machine>>
  /** What makes two snapshots the same; keep it small. */
  readonly key: (snapshot: AnyMachineSnapshot) => string
  /** How many events may be tried in all, so that a machine without end is told and does not hang. */
  readonly limit?: number
}

/**
 * One snapshot of each state that a machine reaches by the events it is offered.
 * @throws when the limit is reached.
 */
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
