import { waitFor } from 'xstate'
import { reaches } from '../harness/journey-in-memory.ts'
import { toSendingOutcome, getSendingKind } from '../worlds/connection.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { proofLifetime, type SendingJourney } from './outcomes.ts'

export function sendingInMemory({ connection, prover, clock, sendings }: MemoryWorld): SendingJourney {
  const getLatestSending = () => {
    const [sending] = sendings
    if (!sending) throw new Error('Nothing has been sent yet.')
    return sending
  }
  return {
    watch: async () => {},
    proofs: async () => prover.asked(),
    hold: async () => {
      prover.hold()
      await connection.hold()
    },
    loseAnswer: () => connection.release({ kind: 'loses its answer' }),
    loseEveryAnswer: () => connection.release({ kind: 'loses every answer' }),
    outliveProof: () => clock.pass(proofLifetime),
    dropProof: async () => {},
    isProving: async () => getLatestSending().getSnapshot().value === 'proving',
    rests: async () => {
      await waitFor(getLatestSending(), ({ status }) => status !== 'active')
    },
    events: {
      'xstate.done.actor.prove': async () => prover.release('good'),
      'xstate.error.actor.prove': async () => prover.release('lost'),
      'xstate.done.actor.submit': (event) => connection.release(toSendingOutcome(getSendingKind(event))),
      'xstate.error.actor.submit': () => connection.release({ kind: 'is lost' }),
    },
    states: {
      proving: () => reaches(getLatestSending(), 'proving'),
      submitting: () => reaches(getLatestSending(), 'submitting'),
    },
  }
}
