import { anyPosting } from '#contract/job-alerts.ts'
import { firm } from '#content/firm.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import { accountOperations } from './accounts/operations.ts'
import { accountReads } from './accounts/account-reads.ts'
import type { Tokens } from './accounts/tokens.ts'
import { createApplicationMails } from './applications/application-mails.ts'
import { applicationOperations } from './applications/application-operations.ts'
import { applicationReads, estimateApplicationBytes, readApplications } from './applications/application-reads.ts'
import { secretKeys } from './applications/application-parts.ts'
import { attachmentOperations } from './attachments/attachment-operations.ts'
import type { Tickets } from './attachments/tickets.ts'
import { forgetUnsentSeparateSections } from './applications/separate-sections.ts'
import { revertApplications } from './applications/revert-applications.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { SiteServiceOptions } from './site-service-options.ts'
import type { MailTemplates } from './job-alerts/mail-templates.ts'
import { restoreAlerts, countEarlierAlerts } from './job-alerts/move-alerts.ts'
import { accountAlertOperations } from './job-alerts/account-alerts.ts'
import { subscriptionOperations, subscriptionReads } from './job-alerts/subscription-operations.ts'
import { subscriptionBytes, listEmailSubscriptions } from './job-alerts/subscriptions.ts'
import { jobOperations } from './jobs/job-operations.ts'
import type { Attempts } from './limits/attempts.ts'
import { messageOperations } from './messages/message-operations.ts'
import { endingParts } from './operator/operator-parts.ts'
import { mailSettings } from './settings/mail-settings.ts'
import { usualApplicationTerms } from './settings/site-settings.ts'
import type { Operations, PersonalReads } from './transaction/operations.ts'

type Parts = {
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly captcha: Captcha
  readonly openBoard: OpenBoard
  readonly templates: MailTemplates
  readonly tickets: Tickets
}

const noOrigin = () => 'http://localhost:8080'

export const toMailHead = ({ firmName = firm.name, origin = noOrigin }: SiteServiceOptions) => ({ firmName, origin })

export const resolveEndingDeps = (options: SiteServiceOptions) =>
  endingParts({ ...toMailHead(options), hasWebhook: options.hasWebhook ?? false })

const resolveGenericId = ({ genericPostingId }: SiteServiceOptions) => genericPostingId ?? anyPosting

export const resolveApplicationDeps = (options: SiteServiceOptions) => ({
  mails: createApplicationMails(toMailHead(options)),
  genericId: resolveGenericId(options),
  hasWebhook: options.hasWebhook ?? false,
  terms: options.applicationTerms ?? usualApplicationTerms,
  hasSsnQuestion: options.hasSsnQuestion ?? false,
  keys: secretKeys(options.fileKeys ?? []),
})

const noPasswords: ReadonlySet<string> = new Set()

const alertOperations = (
  { captcha, attempts, openBoard, templates }: Omit<Parts, 'tokens' | 'tickets'>,
  options: SiteServiceOptions,
): Operations => {
  const parts = { attempts, openBoard, genericId: resolveGenericId(options) }
  return {
    ...subscriptionOperations({ ...parts, captcha, templates }),
    ...accountAlertOperations({ ...parts, mails: createAccountMails(toMailHead(options)) }),
  }
}

export const createOperations = (
  { tokens, attempts, captcha, openBoard, templates, tickets }: Parts,
  options: SiteServiceOptions,
): Operations => ({
  ...accountOperations({
    tokens,
    attempts,
    captcha,
    ...resolveEndingDeps(options),
    restoreAlerts,
    revertAdoptedApplications: revertApplications({ hasWebhook: options.hasWebhook ?? false }),
    deleteUnsentSections: forgetUnsentSeparateSections,
    guessable: {
      commonPasswords: options.commonPasswords ?? noPasswords,
      names: [options.firmName ?? firm.name],
    },
    hashCost: options.hashCost,
  }),
  ...jobOperations(openBoard),
  ...messageOperations({
    captcha,
    attempts,
    mail: options.mail ?? mailSettings(),
    firmName: options.firmName ?? firm.name,
  }),
  ...alertOperations({ captcha, attempts, openBoard, templates }, options),
  ...attachmentOperations({ attempts, tickets }),
  ...applicationOperations({ attempts, ...resolveApplicationDeps(options) }),
  ...options.operations,
})

export const createPersonalReads = (options: SiteServiceOptions): PersonalReads => ({
  ...accountReads({
    alerts: { of: listEmailSubscriptions, countEarlier: countEarlierAlerts, maxBytes: subscriptionBytes },
    applications: {
      read: (db, asked) => readApplications(resolveApplicationDeps(options), db, { ...asked, ids: [] }),
      maxBytes: estimateApplicationBytes(0),
    },
  }),
  ...subscriptionReads,
  ...applicationReads(resolveApplicationDeps(options)),
})
