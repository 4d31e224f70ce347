import assert from 'node:assert/strict'
import { waitFor, type AnyActorRef, type SnapshotFrom } from 'xstate'
import { patience } from './patience.ts'

export async function reaches(actor: AnyActorRef, state: string) {
  const arrived = (snapshot: SnapshotFrom<AnyActorRef>) => snapshot.value === state
  await waitFor(actor, arrived, { timeout: patience }).catch(() => assert.deepEqual(actor.getSnapshot().value, state))
}
