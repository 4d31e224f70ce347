import type { Kysely } from 'kysely'
import { type MailHead, createAccountMails } from '../accounts/account-mails.ts'
import type { EndingParts } from '../accounts/delete-account.ts'
import { endApplications } from '../applications/end-applications.ts'
import { createActRecorder, type RecordAct } from '../control/acts.ts'
import type { Tables } from '../database/tables.ts'
import { endAllSubscriptions } from '../job-alerts/subscriptions.ts'
import type { Config } from '../settings/config.ts'

export type OperatorHead = MailHead & { readonly hasWebhook: boolean }

export type OperatorParts = OperatorHead & {
  readonly db: Kysely<Tables>
  readonly clock: () => Date
  readonly record: RecordAct
}

export const toOperatorHead = ({ settings: { firmName }, siteOrigin, port, webhook }: Config): OperatorHead => ({
  firmName,
  hasWebhook: webhook !== undefined,
  origin: () => siteOrigin ?? `http://localhost:${port}`,
})

export function partsOver(head: OperatorHead, db: Kysely<Tables>): OperatorParts {
  const clock = () => new Date()
  return { ...head, db, clock, record: createActRecorder({ clock }) }
}

export const endingParts = ({ hasWebhook, ...head }: OperatorHead): EndingParts => ({
  mails: createAccountMails(head),
  endAlerts: endAllSubscriptions,
  endApplications: endApplications({ hasWebhook }),
})
