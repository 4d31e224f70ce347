import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  createBrokenAnswer,
  createRefusedAnswer,
  createFakeSending,
  acceptedAnswer,
  deaf,
} from './fake-actors.testing.ts'
import type { Submission } from './form-context.ts'
import { toFormView } from './form-view.ts'
import { formMachine } from './form.machine.ts'
import { messages } from './meta.ts'
import type { Answer } from './sending.ts'
import { noStage } from './sending-stage.ts'

const values = {
  FirstName: 'Ada',
  LastName: 'Lovelace',
  Email: 'ada@engine.example',
  Phone: '555-0100',
  Subject: 'general',
  Message: 'Is there a library?',
}

const no = createRefusedAnswer('Too many messages were sent from your network.')
const againstRule = createBrokenAnswer('The message cannot be sent. A CAGE code has 5 letters and digits.')

function open(answers: Array<Answer | Error>, form: 'contact' | 'profile' = 'contact') {
  const log: unknown[] = []
  const drafts: unknown[] = []
  const machine = formMachine.provide({
    actors: {
      cleanUpOnExit: deaf(),
      watchDraft: deaf(),
      watchPasswords: deaf(),
      watchRules: deaf(),
      sending: createFakeSending<Submission>(answers, (call) => void log.push(call)),
    },
    actions: {
      showNotice: (_, notice) => log.push(notice),
      withdrawNotice: (_, key) => log.push(`withdraw ${key}`),
      reportUnsavedChanges: () => {},
      storeDraft: (_, draft) => drafts.push(draft),
      explainRules: (_, rules) => log.push(rules),
      complete: () => log.push('to the thanks'),
    },
  })
  return { log, drafts, actor: createActor(machine, { input: { form } }).start() }
}

const waiting = { tone: 'info', title: 'Please Wait...', duration: null, key: 'form', busy: true }
const failure = {
  tone: 'danger',
  title: 'Yikes, your email was not sent!',
  message: 'It would seem our email system is undergoing maintenance right now.  Please try again later.',
  key: 'form',
}
const call = (proof: number, written = values) => ({
  payload: { form: 'contact', values: written },
  proof: `proof ${proof} for ContactFormEmail`,
  key: `sending ${proof}`,
})
const lost = new Error('The connection was lost.')

test('[C7.2-10][C7.2-11][C4.6-03][C4.6-04][C4.6-06] what is sent is the values with the proof, and it ends once the firm takes it', async () => {
  const { log, actor } = open([acceptedAnswer])
  actor.send({ type: 'form.submitted', values })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  expect(log).toEqual([waiting, call(1), 'withdraw form', 'to the thanks'])
  expect([context.isChanged, context.stage]).toEqual([false, noStage])
})

test('[C4.6-05][C4.6-08][C4.6-09][C8-07.a][C8-08] a refusal is told as a failure, keeps the values and uses up the proof', async () => {
  const { log, actor } = open([no, acceptedAnswer])
  actor.send({ type: 'form.submitted', values })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect([context.values, context.isChanged, context.stage]).toEqual([values, true, noStage])
  actor.send({ type: 'form.submitted', values })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  expect(log).toEqual([waiting, call(1), failure, waiting, call(2), 'withdraw form', 'to the thanks'])
})

async function send(
  actor: ReturnType<typeof open>['actor'],
  written: typeof values,
  state: 'sent' | 'failed' | 'idle',
) {
  actor.send({ type: 'form.submitted', values: written })
  await waitFor(actor, (snapshot) => snapshot.matches(state))
}

test('[C8-03] what got no answer is sent again as it was, under its key and with its proof', async () => {
  const { log, actor } = open([lost, lost, acceptedAnswer])
  await send(actor, values, 'failed')
  await send(actor, values, 'failed')
  await send(actor, values, 'sent')
  expect(log).toEqual([
    waiting,
    call(1),
    failure,
    waiting,
    call(1),
    failure,
    waiting,
    call(1),
    'withdraw form',
    'to the thanks',
  ])
})

test('[C4.6-05] what was changed since is another message, and what was changed back is none', async () => {
  const other = { ...values, Message: 'Is there a reading room?' }
  const changed = open([lost, acceptedAnswer])
  await send(changed.actor, values, 'failed')
  changed.actor.send({ type: 'values.changed', values: other, field: 'Message' })
  await send(changed.actor, other, 'sent')
  const back = open([lost, acceptedAnswer])
  await send(back.actor, values, 'failed')
  back.actor.send({ type: 'values.changed', values: other, field: 'Message' })
  back.actor.send({ type: 'values.changed', values, field: 'Message' })
  await send(back.actor, values, 'sent')
  expect([changed.log, back.log]).toEqual([
    [waiting, call(1), failure, waiting, call(2, other), 'withdraw form', 'to the thanks'],
    [waiting, call(1), failure, waiting, call(1), 'withdraw form', 'to the thanks'],
  ])
})

test('[C4.6-05] a repeated sending that the firm does not take is made anew, once', async () => {
  const anew = open([lost, no, acceptedAnswer])
  await send(anew.actor, values, 'failed')
  await send(anew.actor, values, 'sent')
  const not = open([lost, no, no])
  await send(not.actor, values, 'failed')
  await send(not.actor, values, 'failed')
  expect([anew.log, not.log]).toEqual([
    [waiting, call(1), failure, waiting, call(1), call(2), 'withdraw form', 'to the thanks'],
    [waiting, call(1), failure, waiting, call(1), call(2), failure],
  ])
})

const brokenRule = {
  tone: 'danger',
  title: 'This was not sent. What you wrote is still here.',
  message: 'The message cannot be sent. A CAGE code has 5 letters and digits.',
  key: 'form',
}

test('[C8-04] a broken rule of the firm is told by its name and not as maintenance, keeps the values and uses up the proof', async () => {
  const { log, actor } = open([againstRule, acceptedAnswer])
  await send(actor, values, 'idle')
  const { context } = actor.getSnapshot()
  expect([context.values, context.isChanged, context.stage]).toEqual([values, true, noStage])
  await send(actor, values, 'sent')
  expect(log).toEqual([waiting, call(1), brokenRule, waiting, call(2), 'withdraw form', 'to the thanks'])
})

test('[C8-04] a repeated sending that breaks a rule is not made anew', async () => {
  const { log, actor } = open([lost, againstRule])
  await send(actor, values, 'failed')
  await send(actor, values, 'idle')
  expect(log).toEqual([waiting, call(1), failure, waiting, call(1), brokenRule])
})

test('[C4.6-10] what is taken back is no change', () => {
  const { actor } = open([])
  const isChanged = () => actor.getSnapshot().context.isChanged
  const untouched = actor.getSnapshot().context.values
  actor.send({ type: 'values.changed', values, field: 'Message' })
  const written = isChanged()
  actor.send({ type: 'values.changed', values: untouched, field: 'Message' })
  expect([written, isChanged()]).toEqual([true, false])
})

const profile = {
  ...open([], 'profile').actor.getSnapshot().context.values,
  Company: 'Analytical Engines',
  POC: 'Ada Lovelace',
  POCTitle: 'Owner',
  POCEmail: 'ada@engine.example',
  SmallBusinessClassifications: ['Small'],
}

test('[C7.2-12][C7.2-13][C4.6-01.b][C4.6-07.b] a profile is sent by its own operation, and it ends once the firm takes it', async () => {
  const { log, actor } = open([no, acceptedAnswer], 'profile')
  actor.send({ type: 'form.submitted', values: profile })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'form.submitted', values: profile })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  const sent = (proof: number) => ({
    payload: { form: 'profile', values: profile },
    proof: `proof ${proof} for SmallBusinessProfileEmail`,
    key: `sending ${proof}`,
  })
  expect(log).toEqual([waiting, sent(1), failure, waiting, sent(2), 'withdraw form', 'to the thanks'])
})

test('[C5-10][C8-09] an invalid profile is not sent, and nothing proves it', () => {
  const { log, actor } = open([], 'profile')
  actor.send({ type: 'form.submitted', values: { ...profile, Company: ' ' } })
  expect([actor.getSnapshot().value, messages(actor.getSnapshot()), log]).toEqual([
    'invalid',
    ['Please complete form and fix any errors before submitting.'],
    [],
  ])
})

test('[C2.4-07] rules that are broken are listed once, stay told until they are kept, and stop the sending', async () => {
  const contradictory = { ...profile, CageCode: '1', SmallBusinessClassifications: ['HUBZone'] }
  const rules = [
    'A CAGE code has 5 letters and digits. Please correct “1”, or leave it out.',
    'A firm that is HUBZone is also Small. Please choose “Small” too, or clear “HUBZone”.',
  ]
  const { log, actor } = open([], 'profile')
  const told = () => [
    actor.getSnapshot().value,
    toFormView(actor.getSnapshot()).brokenRules.map(({ message }) => message),
  ]
  actor.send({ type: 'values.changed', values: contradictory, field: 'Message' })
  const before = told()
  actor.send({ type: 'form.submitted', values: contradictory })
  const listed = told()
  actor.send({ type: 'rules.read' })
  const read = told()
  actor.send({ type: 'values.changed', values: { ...contradictory, CageCode: '1ABC5' }, field: 'Message' })
  expect([before, listed, read, told(), log]).toEqual([
    ['idle', []],
    ['breaksRules', []],
    ['idle', rules],
    ['idle', rules.slice(1)],
    [rules],
  ])
})

test('what is written is kept by the device as it is, and forgotten once nothing would be lost', async () => {
  const { drafts, actor } = open([acceptedAnswer])
  const untouched = actor.getSnapshot().context.values
  actor.send({ type: 'values.changed', values, field: 'Message' })
  actor.send({ type: 'values.changed', values: untouched, field: 'Message' })
  await send(actor, values, 'sent')
  expect(drafts).toEqual([values, null, values, null])
})

test('a draft is put into the controls, but not over what is written there', () => {
  const { actor } = open([])
  const untouched = actor.getSnapshot().context.values
  actor.send({ type: 'values.changed', values: { ...untouched, FirstName: 'Grace' }, field: 'Message' })
  actor.send({ type: 'draft.loaded', values })
  const { draft, isChanged, values: now } = actor.getSnapshot().context
  expect([draft, isChanged, now]).toEqual([{ ...values, FirstName: 'Grace' }, true, draft])
})

test('what is written while the form is sent is not sent with it, and is there when that fails', async () => {
  const { log, drafts, actor } = open([no, lost, no, acceptedAnswer])
  const later = { ...values, Message: 'Is there a reading room?' }
  actor.send({ type: 'form.submitted', values })
  actor.send({ type: 'values.changed', values: later, field: 'Message' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect([log, context.values, drafts.at(-1)]).toEqual([[waiting, call(1), failure], later, later])
  // Lost, sent once more under its key, not taken any more, and so proved again: always what was submitted.
  actor.send({ type: 'form.submitted', values })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'form.submitted', values })
  actor.send({ type: 'values.changed', values: later, field: 'Message' })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  expect(log.slice(3)).toEqual([waiting, call(2), failure, waiting, call(2), call(3), 'withdraw form', 'to the thanks'])
})
