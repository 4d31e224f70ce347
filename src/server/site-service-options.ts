import type { VisitEvent } from '#contract/visit-reports.ts'
import type { ApplicationTerms } from '#domain/applications/application-term.ts'
import type { HashCost } from './accounts/hash-password.ts'
import type { CaptchaService } from './captcha/captcha-service.ts'
import type { Database } from './database/open-database.ts'
import type { Reserve } from './files/disk-space.ts'
import type { Scanner } from './files/scanner.ts'
import type { FaultLog } from './log/fault-log.ts'
import type { WriteLine } from './log/security-log.ts'
import type { MailSettings } from './settings/mail-settings.ts'
import type { Operations } from './transaction/operations.ts'
import type { WatchCalls } from './transaction/watch-operations.ts'

/** What the site is made with; all but the database can be left out. */
export type SiteServiceOptions = {
  readonly database: Database
  readonly clock?: () => Date
  readonly log?: FaultLog
  /** Writes a line for each attempt to open, change or end an account, and for each refusal of what is not the caller's. */
  readonly writeSecurity?: WriteLine
  /** Is given the outcome of every call of an operation. */
  readonly watch?: WatchCalls
  /** Further operations beside the site's own. */
  readonly operations?: Operations
  /** What tokens are signed with; random when left out, and then the tokens end with the process. */
  readonly tokenSecret?: Uint8Array
  /** What no new password may be, in small letters; nothing when it is left out. */
  readonly commonPasswords?: ReadonlySet<string>
  /** What the hash of a new password costs; what OWASP asks for when it is left out. */
  readonly hashCost?: HashCost
  /** The name the site shows; the sample firm's when it is left out. */
  readonly firmName?: string
  /** How the site sends mail; the sample firm's own when it is left out. */
  readonly mail?: MailSettings
  /** The public address of the site, for links in mails; this machine's when it is left out. */
  readonly origin?: () => string
  /** The service that is asked whether a visitor is a person, before a calculation is given. */
  readonly captchaService?: CaptchaService | undefined
  /** Is given every visit that was counted. */
  readonly forwardVisit?: ((event: VisitEvent) => Promise<void>) | undefined
  /** Whether the site has a public address; such a site hides the test entity (C3.1-20). */
  readonly isPublic?: boolean
  /** After how many months an account that is not used is deleted, never for 0; the usual term when it is left out. */
  readonly accountUnusedMonths?: number
  /** The posting that general applications go to. */
  readonly genericPostingId?: string | null
  /** For how long applications are kept; the usual terms when it is left out. */
  readonly applicationTerms?: ApplicationTerms
  /** Whether the form of an application asks for a Social Security number; it does not when it is left out. */
  readonly asksSsn?: boolean
  /** Whether what was told for equal opportunity is kept by person; it is counted when it is left out. */
  readonly isEqualOpportunityByPerson?: boolean
  /** Whether a system of the firm's is told what comes to pass with applications. */
  readonly hasWebhook?: boolean
  /** Where files of applications stand; none is taken when it is left out. */
  readonly filesFolder?: string
  /** How many bytes of their disk must stay free for one to be taken; 0 when it is left out. */
  readonly filesReserve?: Reserve
  /** 14 when it is left out. */
  readonly backupDays?: number
  /** What they are encrypted with, age identities, the newest first; keys of the database when there is none. */
  readonly fileKeys?: ReadonlyArray<string>
  /** Looks for what does harm in files. */
  readonly scanner?: Scanner | undefined
}
