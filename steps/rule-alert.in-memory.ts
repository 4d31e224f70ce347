import { reaches } from './in-state.ts'
import { tooManyReads } from './connection.ts'
import type { MemoryVisit } from './memory-visit.ts'
import type { RuleAlertJourney } from './rule-alert.journey.ts'

/** The alert of a visit, told by the real service's replies. */
export function ruleAlertInMemory({ api, ruleAlert, enter }: MemoryVisit): RuleAlertJourney {
  const is = (state: string) => () => reaches(ruleAlert, state)
  return {
    start: async () => enter(ruleAlert),
    events: {
      'rules.broken': async (event) => ruleAlert.send(event),
      'reply.broken': async () => {
        const reply = await api.transact(tooManyReads)
        if (reply.brokenBusinessRule) ruleAlert.send({ type: 'reply.broken' })
      },
      'alert.closed': async (event) => ruleAlert.send(event),
    },
    states: {
      silent: is('silent'),
      explainingRules: is('explainingRules'),
      explainingBrokenReply: is('explainingBrokenReply'),
    },
    shows: { rules: async () => ruleAlert.getSnapshot().context.rules },
  }
}
