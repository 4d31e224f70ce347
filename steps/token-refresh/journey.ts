import type { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.askCopies' | 'xstate.done.actor.refreshToken' | 'xstate.error.actor.refreshToken'

/**
 * One refresh of the token of a visitor. In its paths another tab refreshes it until the turn is to come, and the visitor has
 * the account `walker` of the session.
 */
export type TokenRefreshJourney = Journey<typeof tokenRefreshMachine, Settled> & {
  /** Has another tab of the same browser refresh the token until it is told to finish. */
  readonly refreshElsewhere: () => Promise<void>
  readonly finishElsewhere: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly tokenRefresh: TokenRefreshJourney
  }
}
