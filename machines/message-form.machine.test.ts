import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messageFormMachine } from './message-form.machine.ts'

const values = {
  FirstName: 'Ada',
  LastName: 'Lovelace',
  Email: 'ada@engine.example',
  Phone: '555-0100',
  Subject: 'general',
  Message: 'Is there a library?',
}

/** A form whose calls get these replies, one after the other; what it does is written into the log. */
function open(replies: string[]) {
  const log: unknown[] = []
  let proofs = 0
  const machine = messageFormMachine.provide({
    actors: {
      prove: fromPromise(async ({ input }) => `proof ${(proofs += 1)} for ${input}`),
      send: fromPromise(async ({ input }) => {
        log.push(input)
        return replies.shift() ?? ''
      }),
    },
    actions: {
      showNotice: (_, notice) => log.push(notice),
      withdrawNotice: (_, key) => log.push(`withdraw ${key}`),
    },
  })
  return { log, actor: createActor(machine, { input: { form: 'contact' } }).start() }
}

const waiting = { tone: 'info', title: 'Please Wait...', duration: null, key: 'message form', busy: true }
const call = (proof: number) => ({
  operation: 'ContactFormEmail',
  values: { ...values, RecaptchaResponse: `proof ${proof} for ContactFormEmail` },
})

test('[C7.2-10][C7.2-11][C4.6-03][C4.6-04][C4.6-06] what is sent is the values with the proof, and the reply true ends it', async () => {
  const { log, actor } = open(['true'])
  actor.send({ type: 'form.submitted', values })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  expect(log).toEqual([waiting, call(1), 'withdraw message form'])
  expect([context.isChanged, context.proof]).toEqual([false, null])
})

test('[C4.6-05][C4.6-08][C4.6-09][C8-07][C8-08] any other reply is told as a failure, keeps the values and uses up the proof', async () => {
  const { log, actor } = open(['True', 'true'])
  actor.send({ type: 'form.submitted', values })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect([context.values, context.isChanged, context.proof]).toEqual([values, true, null])
  actor.send({ type: 'form.submitted', values })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  expect(log).toEqual([
    waiting,
    call(1),
    {
      tone: 'danger',
      title: 'Yikes, your email was not sent!',
      message: 'It would seem our email system is undergoing maintenance right now.  Please try again later.',
      duration: null,
      key: 'message form',
    },
    waiting,
    call(2),
    'withdraw message form',
  ])
})

test('[C4.6-10] what is taken back is no change', () => {
  const { actor } = open([])
  const isChanged = () => actor.getSnapshot().context.isChanged
  const untouched = actor.getSnapshot().context.values
  actor.send({ type: 'values.changed', values })
  const written = isChanged()
  actor.send({ type: 'values.changed', values: untouched })
  expect([written, isChanged()]).toEqual([true, false])
})
