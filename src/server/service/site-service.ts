import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import type { UploadAsked } from '#contract/upload.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import type { OpenBoard } from '#domain/jobs/keep-boards.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { FullDisk } from '../limits/full-disk.ts'
import type { Cost } from '../transaction/cost.ts'
import type { Answer } from '../transaction/reply.ts'
import type { Transact, TransactionOptions } from '../transaction/transactor.ts'

/** Who uploads. */
export type UploadOptions = Pick<TransactionOptions, 'token' | 'address' | 'reference'> & {
  /** Ends the upload before its time; a reason that is `Refused` is its answer. */
  readonly signal?: AbortSignal
  /** Is called once the token was found good, before anything of the content is read. */
  readonly whenKnown?: () => void
}

/** A file as its owner knows it; `size` is in bytes. A caller who does not read it to its end leaves it by `return`. */
export type OpenedFile = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Uint8Array> }

/** The site without HTTP: what the endpoint, the pages and the tests talk to. */
export type SiteService = {
  /** Runs a request as one transaction; never rejects. */
  transact: Transact
  /** What a request costs before any of it is done. Rejects for one that is no transaction or cannot be planned. */
  costOf(request: unknown): Promise<Cost>
  namesOf(request: unknown): ReadonlyArray<string>
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
  /** Whether writes fail because the disk is full. */
  readonly disk: FullDisk
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
  /** Warns of the end of accounts that are not used, and deletes those whose time is over. @param signal ends it after the account in hand */
  endUnusedAccounts(signal?: AbortSignal): Promise<void>
  /** Tells the writers of drafts what becomes of them, and deletes applications after their terms. @param signal ends it after the one in hand */
  lookAfterApplications(signal?: AbortSignal): Promise<void>
  /**
   * Takes a file of an application; the answer's payload is an `Attachment`. The same upload once more is answered as the first,
   * and its content is not read. A broken business rule is wrong with the file, and not with its way here. Never rejects.
   */
  attach(asked: UploadAsked, content: AsyncIterable<Uint8Array>, options: UploadOptions): Promise<Answer>
  /** The file that a ticket opens; null when it opens none, or none any more. */
  openAttachment(ticket: string): Promise<OpenedFile | null>
  /** Has every file that waits for it looked at for what does harm. @param signal ends it, and the scan in hand */
  scanAttachments(signal?: AbortSignal): Promise<void>
  /** @param signal ends it after the file in hand */
  tidyAttachments(signal?: AbortSignal): Promise<void>
  /** Null when nothing keeps the site from looking after its files. */
  filesProblem(): Promise<string | null>
  /** When a posting first appeared on this site; undefined for an unknown id. */
  firstPublished(jobPostingId: string): Promise<Date | undefined>
}
