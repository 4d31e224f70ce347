import { confirmEmail, undoEmailChange, type LinkKind } from '#contract/account-operations.ts'
import type { accountLinkMachine } from '#machines/account-link.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** The page behind a link in a mail about an account. */
export const pageOf = (kind: LinkKind) => `/account-link/${kind}`

/** The call by which a link is used: what else a page asks when it is opened is not to be taken for it. */
export const operationOf: Readonly<Record<LinkKind, string>> = { confirm: confirmEmail, undo: undoEmailChange }

/** The page behind a link in a mail about an account. `link.read` opens a link on it. */
export type AccountLinkJourney = Journey<
  typeof accountLinkMachine,
  'xstate.done.actor.useLink' | 'xstate.error.actor.useLink'
> & {
  /** Opens a link. @param token the end of it; empty when it is missing */
  readonly open: (kind: LinkKind, token: string) => Promise<void>
  readonly press: () => Promise<void>
  /** Goes on from the page to where she signs in. */
  readonly goToSignIn: () => Promise<void>
  /** What waits arrives, and so does its repetition, but no answer comes back. */
  readonly loseAnswer: () => Promise<void>
  /** From now on what is asked of the firm waits. */
  readonly hold: () => Promise<void>
  /** What waits is lost, and so is its repetition. */
  readonly lose: () => Promise<void>
  readonly shows: {
    /** The address of the page as it stands in the browser. */
    readonly address: () => Promise<string>
    /** How many links have been used by a call to the firm. */
    readonly calls: (operation: string) => Promise<number>
    /** What has the focus says. */
    readonly focused: () => Promise<string>
    /** The links that lead on. */
    readonly ways: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly accountLink: AccountLinkJourney
  }
}
