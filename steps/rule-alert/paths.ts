import { coverTransitions } from '#machines/cover.testing.ts'
import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { testPaths } from '../harness/test-paths.ts'

const cover = coverTransitions(ruleAlertMachine, {
  starts: { 'a page': undefined },
  events: [
    { type: 'rules.broken', rules: ['A company is needed.', 'A year has four digits.'] },
    { type: 'reply.broken' },
    { type: 'alert.closed' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.rules.length]),
})

testPaths({
  name: 'rule alert',
  cover,
  content: {},
  journeys: ['ruleAlert'],
})
