import type { accountConfirmationMachine } from '#machines/account-confirmation.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Another mail that confirms the e-mail of an account. */
export type AccountConfirmationJourney = Journey<
  typeof accountConfirmationMachine,
  'xstate.done.actor.sendConfirmation'
> & {
  readonly ask: () => Promise<void>
  readonly shows: {
    /** Whether another mail can be asked for. */
    readonly offered: () => Promise<boolean>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly accountConfirmation: AccountConfirmationJourney
  }
}
