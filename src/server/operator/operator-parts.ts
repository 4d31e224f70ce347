import type { Kysely } from 'kysely'
import type { MailHead } from '../accounts/account-mails.ts'
import { createAccountMails } from '../accounts/account-mails.ts'
import type { EndingParts } from '../accounts/delete-account.ts'
import { endApplications } from '../applications/end-applications.ts'
import { createActRecorder, type RecordAct } from '../control/acts.ts'
import type { Tables } from '../database/tables.ts'
import { endAllOfEmail } from '../job-alerts/subscriptions.ts'
import type { Config } from '../settings/config.ts'

/** What the firm is called in mails, and whether a system of its own is told of applications. */
export type OperatorHead = MailHead & { readonly hasWebhook: boolean }

/** What the commands of operators work with. */
export type OperatorParts = OperatorHead & {
  readonly db: Kysely<Tables>
  readonly clock: () => Date
  readonly record: RecordAct
}

/** Where the site is, as far as that is known while none runs. */
export const headIn = ({ settings: { firmName }, siteOrigin, port, webhook }: Config): OperatorHead => ({
  firmName,
  hasWebhook: webhook !== undefined,
  origin: () => siteOrigin ?? `http://localhost:${port}`,
})

/** The same over a database that no site holds. */
export function partsOver(head: OperatorHead, db: Kysely<Tables>): OperatorParts {
  const clock = () => new Date()
  return { ...head, db, clock, record: createActRecorder({ clock }) }
}

/** What the end of an account needs. */
export const endingParts = ({ hasWebhook, ...head }: OperatorHead): EndingParts => ({
  mails: createAccountMails(head),
  endAlerts: endAllOfEmail,
  endApplications: endApplications({ hasWebhook }),
})
