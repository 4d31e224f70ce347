import type { ApplicationState } from '#contract/application-states.ts'
import type { Applying } from '../worlds/applicant.ts'
import type { Forms } from '../worlds/forms.ts'
import type { Recruiting } from '../worlds/recruiting.ts'

export type Mail = {
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
}

type Content = Readonly<Record<string, ReadonlyArray<unknown>>>

export type Firm = {
  /** New content; clears mails, subscribers and attempts, but keeps accounts. */
  readonly publish: (content: Content) => Promise<void>
  readonly renew: (content: Content) => Promise<void>
  readonly forgetAccounts: () => Promise<void>
  readonly confirmEmail: (email: string) => Promise<void>
  readonly sendAlerts: (days: number) => Promise<void>
  readonly applying: Applying
  readonly forms: Forms
  readonly now: () => Date
  readonly processAccounts: (days: number) => Promise<void>
  readonly recruiting: Recruiting
  readonly tell: (email: string, title: string, state: ApplicationState) => Promise<void>
  readonly withdrawals: () => Promise<ReadonlyArray<string | null>>
  /** The outbox, newest last. */
  readonly mails: () => Promise<ReadonlyArray<Mail>>
}
