import type { Kysely } from 'kysely'
import type { Guessable } from '#domain/forms/account-rules.ts'
import type { Tables } from '../database/tables.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { AccountMails } from './account-mails.ts'
import type { HashCost } from './hash-password.ts'
import type { Tokens } from './tokens.ts'

/** What the operations of accounts are made with. */
export type AccountParts = {
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly captcha: Pick<Captcha, 'verify' | 'hold'>
  readonly mails: AccountMails
  /** Ends the job alerts of an address, with what waits to be sent of them. @returns whether it had any */
  readonly endAlerts: (db: Kysely<Tables>, email: string) => Promise<boolean>
  /** Withdraws what an applicant has applied for, before her account goes. @returns whether there was anything */
  readonly endApplications: (db: Kysely<Tables>, applicantId: string, now: Date) => Promise<boolean>
  /** Deletes what an account has of applications since a moment, and withdraws what was submitted since. */
  readonly takeApplicationsBack: (
    db: Kysely<Tables>,
    added: { readonly applicantId: string; readonly since: Date },
    now: Date,
  ) => Promise<void>
  /** Deletes what is kept apart of the forms of an applicant that were not sent. */
  readonly forgetUnsentApart: (db: Kysely<Tables>, applicantId: string) => Promise<void>
  /** Gives the addresses of an account the job alerts back that have moved on from them since a moment. */
  readonly bringAlertsBack: (
    db: Kysely<Tables>,
    moved: { readonly applicantId: string; readonly since: Date },
    now: Date,
  ) => Promise<void>
  /** What no password may be, or be made of (J5-24). */
  readonly guessable: Guessable
  /** What the hash of a new password costs; what OWASP asks for when it is undefined. */
  readonly hashCost: HashCost | undefined
}
