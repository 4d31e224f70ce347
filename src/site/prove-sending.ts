import { fromPromise } from 'xstate'
import type { Sending } from '#machines/sending.ts'
import { newKey } from './new-key.ts'
import type { Ports } from './ports.ts'

/** Proves that no robot sends something, and names the sending; the input is the operation the proof is for (C6-03). */
export const proveSending = (ports: Pick<Ports, 'prove' | 'random'>) =>
  fromPromise<Sending, string>(async ({ input }) => ({ key: newKey(ports), proof: await ports.prove(input) }))
