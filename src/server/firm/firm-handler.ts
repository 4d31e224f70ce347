import type { Kysely } from 'kysely'
import type { Actions } from '../content/control-socket.ts'
import type { Ways } from '../content/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import { readKeys } from '../attachments/file-keys.ts'
import { folderNameOf } from '../attachments/files-folder.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import { readSentPage, type SentPage, type Wanted } from './sent-applications.ts'
import { createStatusMails } from './status-mails.ts'
import { takeStatus, type Decision, type Taken } from './take-status.ts'

/** The folder of the files under that of the data, and the keys of the database, age identities, the newest first. */
export type FilePlace = { readonly folderName: string; readonly keys: ReadonlyArray<string> }

/** What the firm asks of its site about applications. */
export type FirmHandler = {
  /** Some of the applications that were sent. */
  readSent(wanted: Wanted): Promise<SentPage>
  filePlace(): Promise<FilePlace>
  /** Takes decisions, one after another. */
  take(decisions: ReadonlyArray<Decision>): Promise<ReadonlyArray<Taken>>
}

export type FirmParts = MailHead & { readonly db: Kysely<Tables>; readonly clock: () => Date }

export function createFirmHandler({ db, clock, ...head }: FirmParts): FirmHandler {
  const mails = createStatusMails(head)
  return {
    readSent: (wanted) => readSentPage(db, wanted),
    filePlace: async () => ({ folderName: await folderNameOf({ db }), keys: await readKeys(db) }),
    take: async (decisions) => {
      const taken: Taken[] = []
      for (const decision of decisions) taken.push(await takeStatus({ db, mails, clock }, decision))
      return taken
    },
  }
}

/** What a running site can be asked for about applications. */
export const firmActions = (handler: FirmHandler) =>
  ({
    'applications-sent': (wanted: Wanted) => handler.readSent(wanted),
    'applications-files': () => handler.filePlace(),
    'applications-take': (decisions: ReadonlyArray<Decision>) => handler.take(decisions),
  }) satisfies Actions

/** How applications are reached. */
export const firmWays = (head: MailHead): Ways<FirmHandler> => ({
  own: ({ db }) => createFirmHandler({ ...head, db, clock: () => new Date() }),
  remote: (ask) => ({
    readSent: (wanted) => ask('applications-sent', wanted),
    filePlace: () => ask('applications-files', {}),
    take: (decisions) => ask('applications-take', decisions),
  }),
})
