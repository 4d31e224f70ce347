import type { TransactionReply } from '#contract/transaction.ts'
import { coverTransitions } from '#machines/cover.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import { contentOfJobs } from './content-of-jobs.ts'
import { testPaths } from './paths.ts'
import { walk } from './walk.ts'

const saying = (Success: boolean, brokenBusinessRule: boolean): TransactionReply => ({
  Success,
  brokenBusinessRule,
  Msg: '',
  Payload: '{}',
  Log: null,
  MsgDate: null,
  UserInfo: null,
})

const cover = coverTransitions(transactionMachine, {
  starts: { 'a call': { operations: [] } },
  events: [
    { type: 'xstate.done.actor.post', output: saying(true, false) },
    { type: 'xstate.done.actor.post', output: saying(false, false) },
    { type: 'xstate.done.actor.post', output: saying(false, true) },
    { type: 'xstate.error.actor.post', error: new Error('The connection was lost.') },
  ],
  key: (snapshot) => String(snapshot.value),
})

testPaths({
  name: 'transaction',
  cover,
  content: contentOfJobs([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  walk: (person, path) => walk(person.transaction, path),
})
