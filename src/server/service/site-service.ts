import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import type { UploadRequest } from '#contract/upload.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { DiskSpaceMonitor } from '../limits/full-disk.ts'
import type { Cost } from '../transaction/cost.ts'
import type { Answer } from '../transaction/reply.ts'
import type { Transact, TransactionOptions } from '../transaction/transactor.ts'

export type UploadOptions = Pick<TransactionOptions, 'token' | 'address' | 'reference'> & {
  readonly signal?: AbortSignal
  /** Called once the token is valid, before any content is read. */
  readonly onAuthenticated?: () => void
}

/** `size` is in bytes. Call `return` on `content` if you do not read it to the end. */
export type OpenedFile = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Uint8Array> }

export type SiteService = {
  transact: Transact
  /** Rejects when the request is not a transaction or cannot be planned. */
  computeCost(request: unknown): Promise<Cost>
  readOperationNames(request: unknown): ReadonlyArray<string>
  rows<Name extends EntityName>(names: ReadonlyArray<Name>): Promise<Pick<Rows, Name>>
  readonly openBoard: OpenBoard
  contentVersion(): Promise<number>
  renewContent(): Promise<void>
  knownContentVersion(): number | null
  contentChanged(): Promise<Date>
  ping(): Promise<void>
  readonly disk: DiskSpaceMonitor
  countVisit(event: VisitEvent): Promise<void>
  challenge: Captcha['challenge']
  subscriptions(id: string): Promise<ReadonlyArray<JobPostingSubscription>>
  endSubscriptions(id: string, key?: string): Promise<void>
  gatherAlerts(hour?: Date, signal?: AbortSignal): Promise<void>
  endUnusedAccounts(signal?: AbortSignal): Promise<void>
  processApplications(signal?: AbortSignal): Promise<void>
  /**
   * Never rejects. A repeated upload gets the first answer, and its content is not read. A broken rule concerns the
   * file, not the transfer.
   */
  attach(asked: UploadRequest, content: AsyncIterable<Uint8Array>, options: UploadOptions): Promise<Answer>
  openAttachment(ticket: string): Promise<OpenedFile | null>
  scanAttachments(signal?: AbortSignal): Promise<void>
  tidyAttachments(signal?: AbortSignal): Promise<void>
  filesProblem(): Promise<string | null>
  firstPublished(jobPostingId: string): Promise<Date | undefined>
}
