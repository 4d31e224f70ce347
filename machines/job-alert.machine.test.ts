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
import { jobAlertMachine } from './job-alert.machine.ts'
import type { Answer } from './sending.ts'
import { noStage } from './sending-stage.ts'

const lost = new Error('The connection was lost.')
const no = createRefusedAnswer('Enough for today.')
const againstRule = createBrokenAnswer('Nobody may ask for this.')
const email = 'ada@engine.example'
const cost = { query: 'category=cost', words: 'Cost jobs' }

function open(answers: Array<Answer | Error>) {
  const log: unknown[] = []
  const machine = jobAlertMachine.provide({
    actors: {
      watchSearch: deaf(),
      withdrawNoticeOnExit: deaf(),
      sending: createFakeSending<AlertRequest>(
        answers,
        ({ key, proof, payload }) => void log.push([key, proof, payload]),
      ),
    },
    actions: { showNotice: (_, { title, message }) => void log.push([title, message].filter(Boolean).join(' ')) },
  })
  const actor = createActor(machine, { input: { genericId: 'any', search: { query: '', words: 'All jobs' } } }).start()
  const ask = async (address = email) => {
    actor.send({ type: 'alerts.requested', email: address })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { log, actor, ask }
}

const call = (proof: number, search = '') => [
  `sending ${proof}`,
  `proof ${proof} for SubscribeToJobAlerts`,
  { kind: 'search', email, id: 'any', search },
]
const attempt = 'Attempting to sign up'
const success = 'Successfully signed up'
const failure = 'Error occurred while signing up. Please wait a minute and try again.'

test('[J4.10-02][J7-25][J7-28][J8-20] what is asked for is the search of the page, in the place of a posting the generic one', async () => {
  const { log, actor, ask } = open([acceptedAnswer])
  actor.send({ type: 'search.changed', search: cost })
  const { value, context } = await ask()
  expect([value, context.asked, context.stage, log]).toEqual([
    'thanked',
    cost,
    noStage,
    [attempt, call(1, 'category=cost'), success],
  ])
})

test('[J4.10-03][J8-17] what got no answer is sent again as it was, under its key and with its proof', async () => {
  const { log, ask } = open([lost, acceptedAnswer])
  await ask()
  expect((await ask()).value).toBe('thanked')
  expect(log).toEqual([attempt, call(1), failure, attempt, call(1), success])
})

test('[C8-03] the same address with blanks around it is no other sign-up', async () => {
  const { log, ask } = open([lost, acceptedAnswer])
  await ask()
  await ask(` ${email} `)
  expect(log).toEqual([attempt, call(1), failure, attempt, call(1), success])
})

test('[J4.10-03] for another search or address what got no answer is another sign-up', async () => {
  const { log, actor, ask } = open([lost, lost, acceptedAnswer])
  await ask()
  actor.send({ type: 'search.changed', search: cost })
  await ask()
  await ask()
  expect(log).toEqual([
    attempt,
    call(1),
    failure,
    attempt,
    call(2, 'category=cost'),
    failure,
    attempt,
    call(2, 'category=cost'),
    success,
  ])
})

test('[J5-03] a repeated sign-up that the firm does not take is made anew, once', async () => {
  const { log, ask } = open([lost, no, no])
  await ask()
  const { value, context } = await ask()
  expect([value, context.problem, context.refusals]).toEqual(['idle', 'Enough for today.', 1])
  expect(log).toEqual([attempt, call(1), failure, attempt, call(1), call(2), failure])
})

test('[J8-36][C8-04] a broken rule is told by its name, also of a repeated sign-up, and nothing is wrong with the address', async () => {
  const { log, ask } = open([againstRule, lost, againstRule])
  const asked = [await ask(), await ask(), await ask()]
  expect(asked.map(({ value, context }) => [value, context.problem, context.refusals, context.email])).toEqual(
    Array.from({ length: 3 }, () => ['idle', null, 0, email]),
  )
  const told = 'Error occurred while signing up. Nobody may ask for this.'
  expect(log).toEqual([attempt, call(1), told, attempt, call(2), failure, attempt, call(2), told])
})

test('[J2.6-03] the form comes back for another search, not for the same one, with the address that was written', async () => {
  const { actor, ask } = open([acceptedAnswer])
  await ask()
  const states = [{ query: '', words: 'All jobs' }, cost].map((search) => {
    actor.send({ type: 'search.changed', search })
    return actor.getSnapshot().value
  })
  expect([states, actor.getSnapshot().context.email]).toEqual([['thanked', 'idle'], email])
})

test('[J5-01][J5-02] what is wrong is told when it is sent, and from then on followed while it is corrected', async () => {
  const { actor, ask } = open([])
  const problems = []
  for (const typed of ['ada', '']) {
    actor.send({ type: 'email.changed', email: typed })
    problems.push(actor.getSnapshot().context.problem)
  }
  await ask('ada@engine')
  for (const typed of ['ada@engine.', email]) {
    problems.push(actor.getSnapshot().context.problem)
    actor.send({ type: 'email.changed', email: typed })
  }
  problems.push(actor.getSnapshot().context.problem)
  const wrong = 'Please enter a valid email'
  expect(problems).toEqual([null, null, wrong, wrong, null])
})
