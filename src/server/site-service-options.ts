import type { VisitEvent } from '#contract/visit-reports.ts'
import type { ApplicationTerms } from '#domain/applications/application-term.ts'
import type { HashCost } from './accounts/passwords.ts'
import type { TokenSecrets } from './accounts/token-secret.ts'
import type { CaptchaService } from './captcha/captcha-service.ts'
import type { Database } from './database/open-database.ts'
import type { Reserve } from './files/disk-space.ts'
import type { Scanner } from './files/scanner.ts'
import type { FaultLog } from './log/fault-log.ts'
import type { WriteLine } from './log/security-log.ts'
import type { MailSettings } from './settings/mail-settings.ts'
import type { Operations } from './transaction/operations.ts'
import type { WatchCalls } from './transaction/watch-operations.ts'

export type SiteServiceOptions = {
  readonly database: Database
  readonly clock?: () => Date
  readonly log?: FaultLog
  readonly writeSecurity?: WriteLine
  readonly watch?: WatchCalls
  readonly operations?: Operations
  /** Random when absent: tokens then end with the process. */
  readonly tokenSecrets?: TokenSecrets
  readonly commonPasswords?: ReadonlySet<string>
  readonly hashCost?: HashCost
  readonly firmName?: string
  /** An IANA name, by which days are cut and hours told. */
  readonly timeZone?: string | undefined
  readonly mail?: MailSettings
  readonly origin?: () => string
  readonly captchaService?: CaptchaService | undefined
  readonly forwardVisit?: ((event: VisitEvent) => Promise<void>) | undefined
  readonly isPublic?: boolean
  /** In months; 0: never deleted; `usualUnusedMonths` when absent. */
  readonly accountUnusedMonths?: number
  readonly genericPostingId?: string | null
  readonly applicationTerms?: ApplicationTerms
  readonly hasSsnQuestion?: boolean
  readonly isEqualOpportunityByPerson?: boolean
  readonly hasWebhook?: boolean
  readonly filesFolder?: string
  readonly filesReserve?: Reserve
  readonly backupDays?: number
  readonly fileKeys?: ReadonlyArray<string>
  readonly scanner?: Scanner | undefined
}
