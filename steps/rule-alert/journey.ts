import type { ruleAlertMachine } from '#machines/rule-alert.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** What stands in a visitor's way. `reply.broken` makes the server find a call against its rules. */
export type RuleAlertJourney = Journey<typeof ruleAlertMachine, never> & {
  /** What waits on the line is found to break a business rule. */
  readonly breakWhatWaits: () => Promise<void>
  readonly shows: {
    /** The broken rules in their order. */
    readonly rules: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly ruleAlert: RuleAlertJourney
  }
}
