import type { Kysely } from 'kysely'
import type { Content } from '../content/content-cache.ts'
import type { Tables } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Scanner } from '../files/scanner.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { DiskSpaceMonitor } from '../limits/full-disk.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { SecurityLog } from '../log/security-log.ts'
import type { Sessions } from '../transaction/handle-transaction.ts'
import type { WatchCalls } from '../transaction/watch-operations.ts'
import type { AttachmentMails } from './attachment-mails.ts'
import type { FileSpace } from './file-space.ts'
import type { FolderWatch } from './folder-watch.ts'
import type { Tickets } from './tickets.ts'

export type OpenStore = () => Promise<FileStore>

export type AttachmentParts = {
  readonly database: { readonly db: Kysely<Tables> }
  readonly clock: () => Date
  readonly content: () => Promise<Content>
  readonly attempts: Pick<Attempts, 'may' | 'consumeAttempt' | 'takeBack'>
  readonly sessions: Pick<Sessions, 'identify'>
  readonly store: OpenStore
  readonly folder: FolderWatch
  readonly backupDays: number
  readonly scanner: Scanner | null
  readonly room: FileSpace
  readonly disk: DiskSpaceMonitor
  readonly tickets: Tickets
  readonly mails: AttachmentMails
  readonly watch: WatchCalls
  readonly log: FaultLog
  readonly securityLog: SecurityLog
}
