import { anyPosting } from '#contract/job-alerts.ts'
import { firm } from '#content/firm.ts'
import type { OpenBoard } from '#domain/jobs/keep-boards.ts'
import { createAccountMails } from './accounts/account-mails.ts'
import { accountOperations } from './accounts/operations.ts'
import { accountReads } from './accounts/own-reads.ts'
import type { Tokens } from './accounts/tokens.ts'
import { createApplicationMails } from './applications/application-mails.ts'
import { applicationOperations } from './applications/application-operations.ts'
import { applicationReads, bytesOfApplications, readApplications } from './applications/application-reads.ts'
import { secretKeys } from './applications/secret-keys.ts'
import { attachmentOperations } from './attachments/attachment-operations.ts'
import type { Tickets } from './attachments/tickets.ts'
import { forgetUnsentApart } from './applications/forget-apart.ts'
import { takeApplicationsBack } from './applications/take-applications-back.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { SiteServiceOptions } from './site-service-options.ts'
import type { MailTemplates } from './job-alerts/mail-templates.ts'
import { bringAlertsBack, countAlertsBefore } from './job-alerts/move-alerts.ts'
import { ownAlertOperations } from './job-alerts/own-alerts.ts'
import { subscriptionOperations } from './job-alerts/subscription-operations.ts'
import { subscriptionReads } from './job-alerts/subscription-reads.ts'
import { bytesOfSubscriptions, subscriptionsOfEmail } from './job-alerts/subscriptions.ts'
import { jobOperations } from './jobs/job-operations.ts'
import type { Attempts } from './limits/attempts.ts'
import { messageOperations } from './messages/message-operations.ts'
import { endingParts } from './operator/operator-parts.ts'
import { mailSettings } from './settings/mail-settings.ts'
import { usualApplicationTerms } from './settings/site-settings.ts'
import type { Operations } from './transaction/operations.ts'
import type { OwnReads } from './transaction/own-reads.ts'

type Parts = {
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly captcha: Captcha
  readonly openBoard: OpenBoard
  readonly templates: MailTemplates
  readonly tickets: Tickets
}

const noOrigin = () => 'http://localhost:8080'

export const headOf = ({ firmName = firm.name, origin = noOrigin }: SiteServiceOptions) => ({ firmName, origin })

export const endingsOf = (options: SiteServiceOptions) =>
  endingParts({ ...headOf(options), hasWebhook: options.hasWebhook ?? false })

const genericIdOf = ({ genericPostingId }: SiteServiceOptions) => genericPostingId ?? anyPosting

export const applyingOf = (options: SiteServiceOptions) => ({
  mails: createApplicationMails(headOf(options)),
  genericId: genericIdOf(options),
  hasWebhook: options.hasWebhook ?? false,
  terms: options.applicationTerms ?? usualApplicationTerms,
  asksSsn: options.asksSsn ?? false,
  keys: secretKeys(options.fileKeys ?? []),
})

const noPasswords: ReadonlySet<string> = new Set()

const alertOperations = (
  { captcha, attempts, openBoard, templates }: Omit<Parts, 'tokens' | 'tickets'>,
  options: SiteServiceOptions,
): Operations => {
  const parts = { attempts, openBoard, genericId: genericIdOf(options) }
  return {
    ...subscriptionOperations({ ...parts, captcha, templates }),
    ...ownAlertOperations({ ...parts, mails: createAccountMails(headOf(options)) }),
  }
}

export const operationsOf = (
  { tokens, attempts, captcha, openBoard, templates, tickets }: Parts,
  options: SiteServiceOptions,
): Operations => ({
  ...accountOperations({
    tokens,
    attempts,
    captcha,
    ...endingsOf(options),
    bringAlertsBack,
    takeApplicationsBack: takeApplicationsBack({ hasWebhook: options.hasWebhook ?? false }),
    forgetUnsentApart,
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
  ...applicationOperations({ attempts, ...applyingOf(options) }),
  ...options.operations,
})

export const ownReadsOf = (options: SiteServiceOptions): OwnReads => ({
  ...accountReads({
    alerts: { of: subscriptionsOfEmail, countBefore: countAlertsBefore, mostBytes: bytesOfSubscriptions },
    applications: {
      read: (db, asked) => readApplications(applyingOf(options), db, { ...asked, ids: [] }),
      mostBytes: bytesOfApplications(0),
    },
  }),
  ...subscriptionReads,
  ...applicationReads(applyingOf(options)),
})
