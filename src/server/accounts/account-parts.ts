import type { Kysely } from 'kysely'
import type { PasswordContext } from '#domain/forms/form-rules.ts'
import type { Tables } from '../database/tables.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { AccountMails } from './account-mails.ts'
import type { HashCost } from './passwords.ts'
import type { Tokens } from './tokens.ts'

export type AccountParts = {
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly captcha: Pick<Captcha, 'verify' | 'hold'>
  readonly mails: AccountMails
  readonly endAlerts: (db: Kysely<Tables>, email: string) => Promise<boolean>
  readonly endApplications: (db: Kysely<Tables>, applicantId: string, now: Date) => Promise<boolean>
  readonly revertAdoptedApplications: (
    db: Kysely<Tables>,
    added: { readonly applicantId: string; readonly since: Date },
    now: Date,
  ) => Promise<void>
  readonly deleteUnsentSections: (db: Kysely<Tables>, applicantId: string) => Promise<void>
  readonly restoreAlerts: (
    db: Kysely<Tables>,
    moved: { readonly applicantId: string; readonly since: Date },
    now: Date,
  ) => Promise<void>
  readonly guessable: PasswordContext
  readonly hashCost: HashCost | undefined
}
