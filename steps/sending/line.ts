import type { Answer } from '#machines/sending.ts'

/** The ways a proof and a call settle; both are held on the line until the verb is called. */
export type SendingSettled =
  | 'xstate.done.actor.prove'
  | 'xstate.error.actor.prove'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'

/** Longer than a proof is good for, in milliseconds. */
export const proofsLife = 11 * 60_000

/** What every flow shares that sends something to the firm: a proof, and a call. */
export type SendingJourney = {
  /** From now on proofs are counted. */
  readonly watch: () => Promise<void>
  /** How many proofs were asked for. */
  readonly proofs: () => Promise<number>
  /** From now on proofs and calls are held. */
  readonly hold: () => Promise<void>
  /** The call arrives, but its answer gets lost. */
  readonly loseAnswer: () => Promise<void>
  /** The call arrives, and so does its repetition, but their answers get lost. */
  readonly loseEveryAnswer: () => Promise<void>
  /** Waits until no proof is good any more. */
  readonly outliveProof: () => Promise<void>
  /** Lets go the proof that nobody waits for any more; later ones are held. */
  readonly dropProof: () => Promise<void>
  /** Waits until something is under way, and says whether that is its proof. */
  readonly isProving: () => Promise<boolean>
  /** Waits until nothing is under way. */
  readonly rests: () => Promise<void>
  readonly events: { readonly [Type in SendingSettled]: (event?: { readonly output?: unknown }) => Promise<void> }
  readonly states: { readonly [State in 'proving' | 'submitting']: () => Promise<void> }
}

/** Lets what is held leave: with its proof, unless it had that before. */
export async function letLeave({ isProving, events, states }: SendingJourney) {
  if (await isProving()) await events['xstate.done.actor.prove']()
  await states.submitting()
}

/** Why a case is refused; on the screen stand the words of the server. */
export const refusal = 'It is refused.'

const answers: ReadonlyArray<Answer> = [
  { kind: 'taken', reply: 'true', verdict: '', reason: '' },
  { kind: 'refused', reply: '', verdict: '', reason: refusal },
  { kind: 'broken', reply: '', verdict: '', reason: 'It breaks a rule.' },
]

/** The way a call settles with an answer. */
export const answered = (output: Pick<Answer, 'kind'>) => ({ type: 'xstate.done.actor.submit', output }) as const

/** Every way in which a proof and a call settle, as cases of a cover. */
export const sendingCases = [
  { type: 'xstate.done.actor.prove', output: { key: 'a sending', proof: 'a proof' } },
  { type: 'xstate.error.actor.prove', error: new Error('The connection was lost.') },
  ...answers.map(answered),
  { type: 'xstate.error.actor.submit', error: new Error('The connection was lost.') },
] as const
