import type { Answer } from '#machines/sending.ts'

export type SendingOutcomeEvent =
  | 'xstate.done.actor.prove'
  | 'xstate.error.actor.prove'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'

/** Milliseconds; longer than a proof is valid. */
export const proofLifetime = 11 * 60_000

export type SendingJourney = {
  readonly watch: () => Promise<void>
  readonly proofs: () => Promise<number>
  readonly hold: () => Promise<void>
  readonly loseAnswer: () => Promise<void>
  readonly loseEveryAnswer: () => Promise<void>
  readonly outliveProof: () => Promise<void>
  readonly dropProof: () => Promise<void>
  readonly isProving: () => Promise<boolean>
  readonly rests: () => Promise<void>
  readonly events: { readonly [Type in SendingOutcomeEvent]: (event?: { readonly output?: unknown }) => Promise<void> }
  readonly states: { readonly [State in 'proving' | 'submitting']: () => Promise<void> }
}

export async function letLeave({ isProving, events, states }: SendingJourney) {
  if (await isProving()) await events['xstate.done.actor.prove']()
  await states.submitting()
}

export const refusal = 'It is refused.'

const answers: ReadonlyArray<Answer> = [
  { kind: 'taken', reply: 'true', verdict: '', reason: '' },
  { kind: 'refused', reply: '', verdict: '', reason: refusal },
  { kind: 'broken', reply: '', verdict: '', reason: 'It breaks a rule.' },
]

export const answered = (output: Pick<Answer, 'kind'>) => ({ type: 'xstate.done.actor.submit', output }) as const

export const sendingCases = [
  { type: 'xstate.done.actor.prove', output: { key: 'a sending', proof: 'a proof' } },
  { type: 'xstate.error.actor.prove', error: new Error('The connection was lost.') },
  ...answers.map(answered),
  { type: 'xstate.error.actor.submit', error: new Error('The connection was lost.') },
] as const
