import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityName } from '#contract/entity-names.ts'
import { countEqualOpportunity } from './applications/equal-opportunity.ts'
import { forgetUnsent } from './applications/separate-sections.ts'
import { maintainApplications } from './applications/maintain-applications.ts'
import { renewSecrets } from './applications/renew-secrets.ts'
import { createAttachmentMails } from './attachments/attachment-mails.ts'
import { attachmentService } from './attachments/attachment-service.ts'
import { createStoreOpener } from './attachments/open-store.ts'
import { createFileSpace } from './attachments/file-space.ts'
import { watchFolder } from './attachments/folder-watch.ts'
import { createTickets } from './attachments/tickets.ts'
import { endUnusedAccounts } from './accounts/unused-accounts.ts'
import { endCopiedSession } from './accounts/sessions.ts'
import { lockApplicant } from './accounts/applicants.ts'
import type { TokenSecrets } from './accounts/token-secret.ts'
import { createTokens, type Tokens } from './accounts/tokens.ts'
import { createCaptcha, type Captcha } from './captcha/captcha.ts'
import { createVisitCounter } from './analytics/count-visits.ts'
import type { Content } from './content/content-cache.ts'
import { createContentMethods, createContentParts } from './content-methods.ts'
import type { Database } from './database/open-database.ts'
import { createAttempts } from './limits/attempts.ts'
import { createFullDisk } from './limits/full-disk.ts'
import { usualBackupDays } from './settings/config.ts'
import { usualUnusedMonths } from './settings/site-settings.ts'
import { gatherAlerts } from './job-alerts/gather-alerts.ts'
import { createMailTemplates } from './job-alerts/mail-templates.ts'
import { endSubscriberAlerts, listSubscriptions } from './job-alerts/subscriptions.ts'
import { standardErrorLog } from './log/loggers.ts'
import { createSecurityLog } from './log/security-log.ts'
import type { SiteService } from './service/site-service.ts'
import {
  resolveApplicationDeps,
  resolveEndingDeps,
  toMailHead,
  createOperations,
  createPersonalReads,
} from './site-operations.ts'
import type { SiteServiceOptions } from './site-service-options.ts'
import { estimateRequestCost, type Sessions } from './transaction/handle-transaction.ts'
import { listOperationNames } from './transaction/plan.ts'
import { transactor } from './transaction/transactor.ts'
import { watchCall, watchOperations, type WatchCalls } from './transaction/watch-operations.ts'
import { createWorkQueue } from './limits/work-queue.ts'

const readsInTurn = { name: 'reads', atOnce: 1, waiting: 1_000 }
/** Such batches hold a database connection while they wait for each other, so few may begin. */
const batchesInTurn = { name: 'batches', atOnce: 2, waiting: 100 }
const queues = () => ({ reads: createWorkQueue(readsInTurn), batches: createWorkQueue(batchesInTurn) })

const listHiddenEntities = ({ isPublic = false }: SiteServiceOptions) =>
  new Set<EntityName>(isPublic ? ['TestEntity'] : [])

async function ping({ db }: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

type AlertParts = Parameters<typeof gatherAlerts>[0] & Pick<SiteServiceOptions, 'database'>

const createAlertMethods = (
  alerts: AlertParts,
): Pick<SiteService, 'subscriptions' | 'endSubscriptions' | 'gatherAlerts'> => ({
  subscriptions: (id) => listSubscriptions(alerts.database.db, id),
  endSubscriptions: (id, key) => alerts.database.db.transaction().execute((db) => endSubscriberAlerts(db, id, key)),
  gatherAlerts: (hour = alerts.clock(), signal?) => gatherAlerts(alerts, hour, signal),
})

type UpkeepParts = Pick<Parameters<typeof endUnusedAccounts>[0], 'database' | 'clock' | 'log'> & {
  readonly content: () => Promise<Content>
}

async function maintainForms({ database: { db }, clock, log, content }: UpkeepParts, options: SiteServiceOptions) {
  const { keys } = resolveApplicationDeps(options)
  await forgetUnsent(db)
  await renewSecrets({ keys, log }, db)
  if (!options.isEqualOpportunityByPerson) await countEqualOpportunity(db, await content(), clock())
}

const createUpkeepMethods = (
  parts: UpkeepParts,
  options: SiteServiceOptions,
): Pick<SiteService, 'endUnusedAccounts' | 'processApplications'> => {
  const unusedMonths = options.accountUnusedMonths ?? usualUnusedMonths
  return {
    endUnusedAccounts: (signal) => endUnusedAccounts({ ...parts, unusedMonths, ...resolveEndingDeps(options) }, signal),
    processApplications: async (signal) => {
      await maintainApplications({ ...parts, ...resolveApplicationDeps(options) }, signal)
      if (!signal?.aborted) await maintainForms(parts, options)
    },
  }
}

const watchedChallenge =
  (captcha: Captcha, watch: WatchCalls): Captcha['challenge'] =>
  (purpose, address, answer) =>
    watchCall({ watch, operation: 'challenge', address: address ?? '' }, () =>
      captcha.challenge(purpose, address, answer),
    )

type FileParts = Omit<
  Parameters<typeof attachmentService>[0],
  'store' | 'folder' | 'backupDays' | 'scanner' | 'mails' | 'room'
>

const createAttachmentMethods = (
  parts: FileParts,
  { database, filesFolder, fileKeys = [], ...options }: SiteServiceOptions,
) =>
  attachmentService({
    ...parts,
    room: createFileSpace({ folder: filesFolder ?? null, reserve: options.filesReserve ?? 0, ...parts }),
    folder: watchFolder(database.db, filesFolder ?? null),
    backupDays: options.backupDays ?? usualBackupDays,
    store: createStoreOpener(database, { folder: filesFolder ?? null, keys: fileKeys }, parts.clock),
    scanner: options.scanner ?? null,
    mails: createAttachmentMails(toMailHead({ database, ...options })),
  })

const createSessions = ({ identify }: Tokens): Sessions => ({
  identify,
  lockAccount: (db, { applicantId }) => lockApplicant(db, applicantId),
  afterRollback: endCopiedSession,
})

const createRequestMethods = (
  parts: Parameters<typeof estimateRequestCost>[0],
): Pick<SiteService, 'computeCost' | 'readOperationNames'> => ({
  computeCost: (request) => estimateRequestCost(parts, request),
  readOperationNames: (request) => listOperationNames(request, parts),
})

const createReads = (options: SiteServiceOptions, tokens: Tokens) => ({
  sessions: createSessions(tokens),
  ownReads: createPersonalReads(options),
  hidden: listHiddenEntities(options),
})

export const createSigners = (secrets: TokenSecrets) => ({
  tokens: createTokens(secrets),
  tickets: createTickets(secrets),
})

export function createSiteService(options: SiteServiceOptions): SiteService {
  const { database, clock = () => new Date(), log = standardErrorLog, tokenSecrets = [randomBytes(48)] } = options
  const { watch = () => undefined, writeSecurity = () => undefined } = options
  const securityLog = createSecurityLog(tokenSecrets[0], writeSecurity)
  const { content, openBoard } = createContentParts(options)
  const { tokens, tickets } = createSigners(tokenSecrets)
  const [attempts, disk] = [createAttempts(database), createFullDisk(log)]
  const captcha = createCaptcha({ db: database.db, attempts, service: options.captchaService }, clock)
  const templates = createMailTemplates(toMailHead(options))
  const alerts = { database, content, openBoard, templates, clock }
  const named = createOperations({ tokens, attempts, captcha, tickets, ...alerts }, options)
  const operations = watchOperations(named, { watch, securityLog })
  const parts = { ...createReads(options, tokens), operations, database, content, clock, attempts, ...queues() }
  return {
    ...createAttachmentMethods({ ...parts, tickets, watch, log, securityLog, disk }, options),
    transact: transactor({ ...parts, watch, log, securityLog, disk }),
    ...createRequestMethods(parts),
    openBoard,
    ...createContentMethods(database, content),
    ping: () => ping(database),
    disk,
    countVisit: createVisitCounter({ ...options, clock }),
    challenge: watchedChallenge(captcha, watch),
    ...createAlertMethods(alerts),
    ...createUpkeepMethods({ database, clock, log, content }, options),
  }
}
