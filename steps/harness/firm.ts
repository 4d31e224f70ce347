import type { ApplicationState } from '#contract/application-states.ts'
import type { Applying } from '../worlds/applying.ts'
import type { Forms } from '../worlds/forms.ts'
import type { Recruiting } from '../worlds/recruiting.ts'

/** A mail to someone of the firm. */
export type Mail = {
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
}

/** Rows by entity, as they cross the wire. */
type Content = Readonly<Record<string, ReadonlyArray<unknown>>>

/** What the firm does on its site, no matter who is there. */
export type Firm = {
  /** Replaces the content of the site, and forgets everyone who has been there. */
  readonly publish: (content: Content) => Promise<void>
  /** Replaces the content of the site. */
  readonly renew: (content: Content) => Promise<void>
  /** Forgets every account, and who was let in to one. */
  readonly forgetAccounts: () => Promise<void>
  /** Shows that mail to the e-mail of an account arrives. */
  readonly confirmEmail: (email: string) => Promise<void>
  /** Lets so many days pass, and the hour of the job alerts come. */
  readonly sendAlerts: (days: number) => Promise<void>
  /** Applying without a screen. */
  readonly applying: Applying
  readonly forms: Forms
  /** Lets so many days pass, on each of which the site looks which accounts are not used, and after applications. */
  readonly lookAfterAccounts: (days: number) => Promise<void>
  readonly recruiting: Recruiting
  /** Decides of the latest application for the job with this title of an account, and tells its applicant. */
  readonly tell: (email: string, title: string, state: ApplicationState) => Promise<void>
  /** The reasons that were given for withdrawals, the oldest first. */
  readonly withdrawals: () => Promise<ReadonlyArray<string | null>>
  /** The mail the site is about to send, the latest last. */
  readonly mails: () => Promise<ReadonlyArray<Mail>>
}
