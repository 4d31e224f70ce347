import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityName, Rows } from '#contract/entities.ts'
import { keepBoards, type OpenBoard } from '#domain/keep-boards.ts'
import { accountOperations } from './accounts/operations.ts'
import { createSignInLimits } from './accounts/sign-in-limits.ts'
import { createTokens, type Tokens } from './accounts/tokens.ts'
import { createCaptcha, type Captcha } from './captcha/captcha.ts'
import type { CaptchaService } from './captcha/captcha-service.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { visitCounter } from './analytics/count-visits.ts'
import { createContentCache, type Content } from './content-cache.ts'
import type { Database } from './database/open-database.ts'
import { createAttempts, type Attempts } from './limits/attempts.ts'
import { mailSettings, type MailSettings } from './mail/mail-settings.ts'
import { jobOperations } from './jobs/job-operations.ts'
import { gatherAlerts } from './alerts/gather-alerts.ts'
import { createLetters, type Letters } from './alerts/letters.ts'
import { anyPosting, type JobPostingSubscription } from '#contract/job-subscription.ts'
import { subscriptionOperations } from './subscriptions/subscription-operations.ts'
import { endOwn, subscriptionsOf } from './subscriptions/subscriptions.ts'
import { firm } from '#content/firm.ts'
import { messageOperations } from './messages/message-operations.ts'
import type { FaultLog } from './log/fault-log.ts'
import { standardErrorLog } from './private-log.ts'
import { costOfRequest } from './transaction/handle-transaction.ts'
import { operations as siteOperations, type Operations } from './transaction/operations.ts'
import { transactor, type Transact } from './transaction/transactor.ts'
import { watchCall, watchOperations, type WatchCalls } from './transaction/watch-operations.ts'
import { createWorkQueue } from './work-queue.ts'

/** The site without HTTP: what the endpoint, the pages and the tests talk to. */
export type SiteService = {
  /** Runs a request as one transaction; never rejects. */
  transact: Transact
  /** What a request costs, in operations, before any of it is done. Rejects for one that is no transaction or cannot be planned. */
  costOf(request: unknown): Promise<number>
  /** Decoded rows in the server's order, read again only when the content has changed. */
  rows<Name extends EntityName>(names: ReadonlyArray<Name>): Promise<Pick<Rows, Name>>
  /** Makes the open jobs ready to be searched; those of one version of the content once. */
  readonly openBoard: OpenBoard
  /** The number that every import of content raises, of the content that is given out now. */
  contentVersion(): Promise<number>
  /** When the content last changed. */
  contentChanged(): Promise<Date>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Adds a visit's event to the counts of the day (C7.2-14). */
  countVisit(event: VisitEvent): Promise<void>
  /** A calculation whose proof one call of an operation asks for (C6-03). */
  challenge: Captcha['challenge']
  /** Every job alert of the address behind a subscription id; none for an id that nobody has. */
  subscriptions(id: string): Promise<ReadonlyArray<JobPostingSubscription>>
  /** Ends the job alerts of an address, or the one with a key if it is among them; what has ended already stays so. */
  endSubscriptions(id: string, key?: string): Promise<void>
  /**
   * Writes the job alerts of an hour to everybody who was subscribed before it and did not get them.
   * @param hour this moment, when it is left out
   * @param signal ends it after the mails in hand
   */
  gatherAlerts(hour?: Date, signal?: AbortSignal): Promise<void>
  /** When a posting first appeared on this site; undefined for an unknown id. */
  firstPublished(jobPostingId: string): Promise<Date | undefined>
}

export type SiteServiceOptions = {
  readonly database: Database
  readonly clock?: () => Date
  readonly log?: FaultLog
  /** Is told how every call of an operation ended. */
  readonly watch?: WatchCalls
  readonly operations?: Operations
  /** What tokens are signed with; made up when it is absent, and then the tokens end with the process. */
  readonly tokenSecret?: Uint8Array
  /** The name the site shows; the sample firm's when it is left out. */
  readonly firmName?: string
  /** How the site sends mail; the sample firm's own when it is left out. */
  readonly mail?: MailSettings
  /** The public address of the site, for links in mails; this machine's when it is left out. */
  readonly origin?: () => string
  /** Who is asked whether a visitor is a person, before a calculation is given. */
  readonly captchaService?: CaptchaService | undefined
  /** Is told every visit that was counted. */
  readonly forwardVisit?: ((event: VisitEvent) => Promise<void>) | undefined
  /** Whether the site has a public address; such a site does not know the test entity (C3.1-20). */
  readonly isPublic?: boolean
  /** The posting that general applications go to. */
  readonly genericPostingId?: string | null
}

const pickRows = <Name extends EntityName>({ rows }: Content, names: ReadonlyArray<Name>) =>
  Object.fromEntries(names.map((name) => [name, rows[name]])) as Pick<Rows, Name>

/** A read holds the processor for some milliseconds; how many come at once is limited before they come here. */
const readsInTurn = { atOnce: 1, waiting: 1_000 }

const hiddenOn = ({ isPublic = false }: SiteServiceOptions) => new Set<EntityName>(isPublic ? ['TestEntity'] : [])

async function ping({ db }: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

type Parts = {
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly captcha: Captcha
  readonly openBoard: OpenBoard
  readonly letters: Letters
}

const noOrigin = () => 'http://localhost:8080'

const lettersOf = ({ firmName = firm.name, origin = noOrigin }: SiteServiceOptions) =>
  createLetters({ firmName, origin })

export const operationsOf = (
  { tokens, attempts, captcha, openBoard, letters }: Parts,
  options: SiteServiceOptions,
): Operations => ({
  ...accountOperations({ tokens, limits: createSignInLimits(attempts), captcha }),
  ...jobOperations(openBoard),
  ...messageOperations({
    captcha,
    attempts,
    mail: options.mail ?? mailSettings(),
    firmName: options.firmName ?? firm.name,
  }),
  ...subscriptionOperations({
    captcha,
    attempts,
    openBoard,
    letters,
    genericId: options.genericPostingId ?? anyPosting,
  }),
  ...(options.operations ?? siteOperations),
})

type AlertParts = Parameters<typeof gatherAlerts>[0] & Pick<SiteServiceOptions, 'database'>

/** What concerns job alerts beside their operations. */
const alertsOf = (alerts: AlertParts): Pick<SiteService, 'subscriptions' | 'endSubscriptions' | 'gatherAlerts'> => ({
  subscriptions: (id) => subscriptionsOf(alerts.database.db, id),
  endSubscriptions: (id, key) => alerts.database.db.transaction().execute((db) => endOwn(db, id, key)),
  gatherAlerts: (hour = alerts.clock(), signal?) => gatherAlerts(alerts, hour, signal),
})

const watchedChallenge =
  (captcha: Captcha, watch: WatchCalls): Captcha['challenge'] =>
  (purpose, address, answer) =>
    watchCall({ watch, operation: 'challenge', address: address ?? '' }, () =>
      captcha.challenge(purpose, address, answer),
    )

export function createSiteService(options: SiteServiceOptions): SiteService {
  const { database, clock = () => new Date(), log = standardErrorLog, tokenSecret = randomBytes(48) } = options
  const { watch = () => undefined } = options
  const content = createContentCache(database, options.firmName)
  const tokens = createTokens(tokenSecret)
  const attempts = createAttempts(database)
  const captcha = createCaptcha({ db: database.db, attempts, service: options.captchaService }, clock)
  const alerts = { database, content, openBoard: keepBoards(), letters: lettersOf(options), clock }
  const operations = watchOperations(operationsOf({ tokens, attempts, captcha, ...alerts }, options), watch)
  const hidden = hiddenOn(options)
  const parts = { database, content, operations, clock, attempts, hidden, reads: createWorkQueue(readsInTurn) }
  return {
    transact: transactor({ ...parts, tokens, watch, log }),
    costOf: (request) => costOfRequest(parts, request),
    openBoard: alerts.openBoard,
    rows: async (names) => pickRows(await content(), names),
    contentVersion: async () => (await content()).version,
    contentChanged: async () => (await content()).changed,
    ping: () => ping(database),
    countVisit: visitCounter({ ...options, clock }),
    challenge: watchedChallenge(captcha, watch),
    ...alertsOf(alerts),
    firstPublished: async (id) => (await content()).firstPublished.get(id),
  }
}
