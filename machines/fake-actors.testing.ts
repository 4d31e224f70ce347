import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown, fromPromise } from 'xstate'
import { getSendingMachine } from './sending.machine.ts'
import type { Answer, Pending } from './sending.ts'
import { accountLoginMachine } from './account-login.machine.ts'
import type { formMachine } from './form.machine.ts'

export const deaf = <
  Emitted extends EventObject,
  Input = NonReducibleUnknown,
  Received extends EventObject = EventObject,
>(): CallbackActorLogic<Received, Input, Emitted> => fromCallback(() => {})

export const acceptedAnswer: Answer = { kind: 'taken', reply: 'true', verdict: '', reason: '' }
export const createRefusedAnswer = (reason: string): Answer => ({ kind: 'refused', reply: '', verdict: '', reason })
export const createBrokenAnswer = (reason: string): Answer => ({ kind: 'broken', reply: '', verdict: '', reason })

export function createFakeSending<Payload>(
  answers: ReadonlyArray<Answer | Error>,
  onSubmit: (call: Pending<Payload>) => void,
) {
  const waiting = [...answers]
  let proofs = 0
  return getSendingMachine<Payload>().provide({
    actors: {
      prove: fromPromise(async ({ input }) => {
        proofs += 1
        return { key: `sending ${proofs}`, proof: `proof ${proofs} for ${input}` }
      }),
      submit: fromPromise(async ({ input }) => {
        onSubmit(input)
        const answer = waiting.shift()
        if (!answer) return new Promise<never>(() => {})
        if (answer instanceof Error) throw answer
        return answer
      }),
    },
  })
}

export const isolatedLoginMachine = accountLoginMachine.provide({
  actors: { form: deaf() as unknown as typeof formMachine },
})
