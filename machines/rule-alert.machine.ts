import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'

type RuleAlertEvent =
  | { type: 'rules.broken'; rules: ReadonlyArray<string> }
  | { type: 'reply.broken' }
  | { type: 'alert.closed' }

export const ruleAlertMachine = setup({
  types: {
    context: {} as { rules: ReadonlyArray<string> },
    events: {} as RuleAlertEvent,
    meta: {} as Meta,
  },
  guards: {
    rulesAreNamed: (_, rules: ReadonlyArray<string>) => rules.length > 0,
    rulesWait: ({ context }) => context.rules.length > 0,
  },
  actions: {
    setRules: assign({ rules: (_, rules: ReadonlyArray<string>) => rules }),
    forgetRules: assign({ rules: [] }),
  },
}).createMachine({
  id: 'ruleAlert',
  context: { rules: [] },
  initial: 'silent',
  states: {
    silent: {
      meta: { description: 'nothing stands in the way' },
      on: {
        'rules.broken': {
          guard: { type: 'rulesAreNamed', params: ({ event }) => event.rules },
          target: 'explainingRules',
          actions: { type: 'setRules', params: ({ event }) => event.rules },
        },
        'reply.broken': 'explainingBrokenReply',
      },
    },
    explainingRules: {
      meta: {
        description: 'the broken rules are listed',
        says: ['Cannot Complete Action'],
        requirements: ['C2.4-02', 'C2.4-03', 'C2.4-04', 'C2.4-07'],
      },
      on: {
        'reply.broken': {
          target: 'explainingBrokenReply',
          meta: { description: 'the list comes once the visitor has read about the reply' },
        },
        'alert.closed': { target: 'silent', actions: 'forgetRules', meta: { description: 'the visitor has read it' } },
      },
    },
    explainingBrokenReply: {
      meta: {
        description: 'a reply says that a business rule is broken',
        says: ['Error Occurred', 'Error Occurred. The page may not work properly. Please try refreshing the page.'],
        requirements: ['C8-04', 'C8-05'],
      },
      on: {
        'alert.closed': [
          { guard: 'rulesWait', target: 'explainingRules' },
          { target: 'silent', meta: { description: 'the visitor has read it' } },
        ],
      },
    },
  },
})
