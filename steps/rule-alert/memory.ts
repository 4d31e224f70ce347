import { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import { tooManyReads } from '../worlds/connection.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { RuleAlertJourney } from './browser.ts'

export function ruleAlertInMemory(world: MemoryWorld): RuleAlertJourney {
  const alert = () => world.site.actors.ruleAlert
  const { events, states } = journeyInMemory(ruleAlertMachine, alert)
  return {
    start: async () => {
      world.open('/home')
      world.enter(alert())
    },
    breakWhatWaits: () => world.connection.release({ kind: 'changes', operations: tooManyReads }),
    events: {
      ...events,
      'rules.broken': async ({ rules }) => world.site.notifications.explainRules(rules),
      'reply.broken': async () => void (await world.site.calls.transact(tooManyReads)),
    },
    states,
    shows: { rules: async () => alert().getSnapshot().context.rules },
  }
}
