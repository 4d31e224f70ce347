import { retryDelay, TransportFailure } from '#contract/site-api.ts'
import { read } from '#contract/operations.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import { createFailureReply } from '#server/transaction/reply.ts'
import { answers } from '../worlds/answers.ts'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'

const createOutput = (Success: boolean, brokenBusinessRule: boolean) => ({
  reply: { ...createFailureReply(422, '').reply, Success, brokenBusinessRule },
  rows: {},
})

const connectionLostError = new TransportFailure('The connection was lost.', null, { tryAgainAfter: retryDelay })

const cover = coverTransitions(transactionMachine, {
  starts: { 'a read': { operations: [read('JobPostingHeader')] } },
  events: [
    { type: 'xstate.done.actor.post', output: createOutput(true, false) },
    { type: 'xstate.done.actor.post', output: createOutput(false, false) },
    { type: 'xstate.done.actor.post', output: createOutput(false, true) },
    { type: 'xstate.error.actor.post', error: answers['an unknown visitor'].meaning },
    { type: 'xstate.error.actor.post', error: answers['a busy server'].meaning },
    { type: 'xstate.error.actor.post', error: answers['a page of HTML'].meaning },
    { type: 'xstate.error.actor.post', error: connectionLostError },
    { type: 'xstate.after.timeout.transaction.sending' },
    { type: 'xstate.after.pause.transaction.waiting' },
    { type: 'abandoned' },
  ],
  key: (snapshot) => `${snapshot.value} ${snapshot.context.pause !== null}`,
})

testPaths({
  name: 'transaction',
  cover,
  content: createJobsContent([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  journeys: ['transaction'],
})
