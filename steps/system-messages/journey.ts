import type { systemMessagesMachine } from '#machines/system-messages.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.loadMessages'
  | 'xstate.error.actor.loadMessages'
  | 'xstate.after.spacing.systemMessages.telling'

/** The messages of the firm to everyone who comes. */
export type SystemMessagesJourney = Journey<typeof systemMessagesMachine, Settled> & {
  /** Opens a page of the site again, as a visit begins or as one page follows another in the same browser. */
  readonly openPage: () => Promise<void>
  /** Opens a page while the messages are held on their way. */
  readonly openPageSlowly: () => Promise<void>
  /** Opens a page while the messages cannot be read. */
  readonly openPageWithout: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly systemMessages: SystemMessagesJourney
  }
}
