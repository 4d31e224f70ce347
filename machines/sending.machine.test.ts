import { expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { createBrokenAnswer, createRefusedAnswer, createFakeSending, acceptedAnswer } from './fake-actors.testing.ts'
import type { Answer, Pending, SendingInput } from './sending.ts'

type Letter = { readonly to: string; readonly text: string }

const letter: Letter = { to: 'the firm', text: 'Is there a library?' }
const words = { proving: 'It is proved.', submitting: 'It is sent.' }
const before: Pending<Letter> = { key: 'an earlier sending', proof: 'an earlier proof', payload: letter }
const lost = new Error('The connection was lost.')
const no = createRefusedAnswer('Enough for today.')
const againstRule = createBrokenAnswer('Nobody may write this.')

async function send(answers: ReadonlyArray<Answer | Error>, input: Partial<SendingInput<Letter>> = {}) {
  const calls: Array<Pending<Letter>> = []
  const machine = createFakeSending<Letter>(answers, (call) => void calls.push(call))
  const actor = createActor(machine, {
    input: { operation: 'Write', payload: letter, pending: null, words, ...input },
  }).start()
  const outcome = await toPromise(actor)
  return { outcome, calls, pending: actor.getSnapshot().context.pending }
}

const call = (number: number, payload = letter) => ({
  key: `sending ${number}`,
  proof: `proof ${number} for Write`,
  payload,
})

test.each([acceptedAnswer, no, againstRule])('an answer is handed on as it is: $kind', async (answer) => {
  const { outcome, calls } = await send([answer])
  expect([outcome, calls]).toEqual([answer, [call(1)]])
})

test('without an answer it is lost, and may have arrived', async () => {
  const { outcome, pending } = await send([lost])
  expect([outcome, pending]).toEqual([
    { kind: 'lost', reply: '', verdict: '', reason: 'The connection was lost.' },
    call(1),
  ])
})

test('[C8-03] the same again has the key and the proof that it had, in whatever order it is written', async () => {
  const { outcome, calls } = await send([acceptedAnswer], {
    payload: { text: letter.text, to: letter.to },
    pending: before,
  })
  expect([outcome, calls]).toEqual([acceptedAnswer, [before]])
})

test('[C8-03] anything else has a key and a proof of its own', async () => {
  const other = { ...letter, text: 'Is there a garden?' }
  const { calls } = await send([acceptedAnswer], { payload: other, pending: before })
  expect(calls).toEqual([call(1, other)])
})

test('[C8-03] what may have arrived stays pending until the proof for something else is there', async () => {
  const machine = createFakeSending<Letter>([], () => {})
  const other = { ...letter, text: 'Is there a garden?' }
  const input = { operation: 'Write', payload: other, pending: before, words }
  const actor = createActor(machine, { input }).start()
  const proving = actor.getSnapshot()
  const submitting = await waitFor(actor, (snapshot) => snapshot.matches('submitting'))
  expect([proving.value, proving.context.pending, submitting.context.pending]).toEqual([
    'proving',
    before,
    call(1, other),
  ])
})

test('[C8-03] a repetition that is refused is made anew, once', async () => {
  const anew = await send([no, acceptedAnswer], { pending: before })
  const not = await send([no, no], { pending: before })
  expect([anew.outcome, anew.calls, not.outcome, not.calls]).toEqual([
    acceptedAnswer,
    [before, call(1)],
    no,
    [before, call(1)],
  ])
})

test('[C8-04] a repetition that breaks a rule is not made anew', async () => {
  const { outcome, calls } = await send([againstRule], { pending: before })
  expect([outcome, calls]).toEqual([againstRule, [before]])
})
