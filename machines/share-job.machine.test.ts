import type { AlertRequest } from '#contract/job-alerts.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  createBrokenAnswer,
  createRefusedAnswer,
  createFakeSending,
  acceptedAnswer,
  deaf,
} from './fake-actors.testing.ts'
import type { Answer } from './sending.ts'
import { shareJobMachine } from './share-job.machine.ts'
import type { ShareDialog } from './share-job-notices.ts'

const job = { id: 'AB12', title: 'Cost Analyst' }
const email = 'ada@engine.example'
const no = createRefusedAnswer('There is no such open job.')
const againstRule = createBrokenAnswer('Nobody may ask for this.')
const lost = new Error('The site cannot be reached.')

function visit(answers: ReadonlyArray<Answer | Error>) {
  const log: string[] = []
  const calls: Array<{ payload: unknown; key: string; proof: string }> = []
  const machine = shareJobMachine.provide({
    actors: {
      cleanUpOnExit: deaf(),
      sending: createFakeSending<AlertRequest>(answers, (call) => void calls.push(call)),
    },
    actions: {
      showNotice: (_, { key, tone, title, message }) =>
        log.push([key, tone, title, message].filter(Boolean).join(', ')),
      withdrawNotice: (_, key) => log.push(`${key} withdrawn`),
      reportShare: (_, { dialog, id }) => log.push(`${id} shared by ${dialog}`),
    },
  })
  const actor = createActor(machine).start()
  const open = (dialog: ShareDialog) => actor.send({ type: 'dialog.opened', dialog, job })
  const write = (text: string) => actor.send({ type: 'email.changed', email: text })
  const send = async () => {
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  const success = () => actor.getSnapshot().context.saveSuccess
  return { actor, log, calls, open, write, send, success }
}

const call = (number: number, operation: string, payload: AlertRequest) => ({
  payload,
  key: `sending ${number}`,
  proof: `proof ${number} for ${operation}`,
})

test('[J7-18][J7-32][J7-48][J7-49][J2.5-57] the job and jobs like it are asked for unless she says no', async () => {
  const { actor, log, calls, open, write, send } = visit([acceptedAnswer, acceptedAnswer])
  open('email')
  write(` ${email} `)
  await send()
  open('email')
  actor.send({ type: 'similar.changed', subscribe: false })
  await send()
  expect(calls).toEqual([
    call(1, 'SubscribeToJob', { kind: 'job', email, id: 'AB12', subscribe: true }),
    call(2, 'SubscribeToJob', { kind: 'job', email, id: 'AB12', subscribe: false }),
  ])
  expect(log).toEqual([
    'share job, info, Attempting subscribe to job posting email(s)',
    'share job, success, Successfully subscribed to job posting email(s)',
    'AB12 shared by email',
    'share job, info, Sending this job by email',
    'share job, success, This job is on its way',
    'AB12 shared by email',
  ])
})

test('[J7-24][J7-27][J7-52][J2.5-57] jobs like it are signed up for, and a failure says to wait', async () => {
  const { log, calls, open, write, send } = visit([lost, acceptedAnswer])
  open('related')
  write(email)
  await send()
  await send()
  const asked = call(1, 'SubscribeToJobAlerts', { kind: 'related', email, id: 'AB12' })
  expect(calls).toEqual([asked, asked])
  expect(log).toEqual([
    'share job, info, Attempting to sign up',
    'share job, danger, Error occurred while signing up., Please wait a minute and try again.',
    'share job, info, Attempting to sign up',
    'share job, success, Successfully signed up',
    'AB12 shared by related',
  ])
})

test('[J7-33][C4.4-04] whether it worked is null when opened and under way, false after a failure, and true when it closes', async () => {
  const { actor, open, write, send, success } = visit([no, acceptedAnswer])
  open('email')
  write(email)
  const seen = [success()]
  await send()
  seen.push(success())
  actor.send({ type: 'form.submitted' })
  seen.push(success())
  await waitFor(actor, (snapshot) => snapshot.matches('closed'))
  seen.push(success())
  open('related')
  seen.push(success())
  expect(seen).toEqual([null, false, null, true, null])
})

test('[J7-52] a reason of the server is told, and stands at the e-mail address until something is changed', async () => {
  const { actor, log, open, write, send } = visit([no])
  const problem = () => actor.getSnapshot().context.problem
  open('email')
  write(email)
  await send()
  expect([log.at(-1), problem()]).toEqual([`share job, danger, ${no.reason}`, no.reason])
  actor.send({ type: 'similar.changed', subscribe: false })
  expect([actor.getSnapshot().value, problem()]).toEqual(['idle', null])
})

test.each([
  ['email', 'share job, danger, This job was not sent., Nobody may ask for this.'],
  ['related', 'share job, danger, Error occurred while signing up., Nobody may ask for this.'],
] as const)('[J8-36][C8-04] a broken rule is told by its name, and not at the address: %s', async (dialog, told) => {
  const { actor, log, calls, open, write, send } = visit([lost, againstRule, againstRule])
  open(dialog)
  write(email)
  await send()
  await send()
  const { value, context } = actor.getSnapshot()
  expect([log.at(-1), value, context.problem, context.email]).toEqual([told, 'failed', null, email])
  await send()
  expect(calls.map(({ key }) => key)).toEqual(['sending 1', 'sending 1', 'sending 2'])
})

test('[C8-03] what may have arrived is sent again under its key, also after the dialog was closed; anything else under another', async () => {
  const { actor, calls, open, write, send } = visit([lost, lost, lost, acceptedAnswer])
  open('email')
  write(email)
  await send()
  actor.send({ type: 'dialog.closed' })
  open('email')
  await send()
  write('byron@engine.example')
  await send()
  expect(calls.map(({ key }) => key)).toEqual(['sending 1', 'sending 1', 'sending 2'])
})

test('[C8-03] what never arrived is sent with a new proof once the old one is refused', async () => {
  const { actor, calls, open, write, send } = visit([lost, no, acceptedAnswer])
  open('email')
  write(email)
  await send()
  await send()
  expect([actor.getSnapshot().value, calls.map(({ key }) => key)]).toEqual([
    'closed',
    ['sending 1', 'sending 1', 'sending 2'],
  ])
})

test('[J2.5-58] whoever closes the dialog waits no longer: nothing is shared, and she is told what may still come', async () => {
  const { actor, log, open, write } = visit([])
  open('email')
  write(email)
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'dialog.closed' })
  expect(log.splice(0)).toEqual([
    'share job, info, Attempting subscribe to job posting email(s)',
    'share job withdrawn',
  ])
  open('email')
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (snapshot) => snapshot.context.stage.hasLeft)
  actor.send({ type: 'dialog.closed' })
  expect([actor.getSnapshot().value, log.slice(1)]).toEqual([
    'closed',
    ['share job, info, You closed this before there was an answer, What you asked for may still arrive by email.'],
  ])
})

test('[J2.5-58][C8-03] what was under way when she closed the dialog is sent again as it was', async () => {
  const { actor, calls, open, write } = visit([])
  for (const dialog of ['email', 'email'] as const) {
    open(dialog)
    write(email)
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (snapshot) => snapshot.context.stage.hasLeft)
    actor.send({ type: 'dialog.closed' })
  }
  expect(calls.map(({ key }) => key)).toEqual(['sending 1', 'sending 1'])
})

test('what is under way cannot be sent again or changed', async () => {
  const { actor, calls, open, write } = visit([])
  open('email')
  write(email)
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (snapshot) => snapshot.context.stage.hasLeft)
  write('other@engine.example')
  actor.send({ type: 'similar.changed', subscribe: false })
  actor.send({ type: 'form.submitted' })
  await Promise.resolve()
  expect([calls.length, actor.getSnapshot().context.email, actor.getSnapshot().context.subscribe]).toEqual([
    1,
    email,
    true,
  ])
})
