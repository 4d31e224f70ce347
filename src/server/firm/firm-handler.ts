import type { Kysely } from 'kysely'
import type { Actions } from '../control/control-socket.ts'
import type { Ways } from '../control/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import { readKeys } from '../attachments/file-keys.ts'
import { folderNameOf } from '../attachments/files-folder.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import { readEqualOpportunity, type EqualOpportunityCount } from './sent-forms.ts'
import { readSentPage, type SentPage, type Wanted } from './sent-applications.ts'
import { createStatusMails } from './status-mails.ts'
import { takeStatus, tryStatus, type Decision, type Taken, type Trial } from './take-status.ts'

/** The folder of the files under that of the data, and the keys of the database, age identities, the newest first. */
export type FilePlace = { readonly folderName: string; readonly keys: ReadonlyArray<string> }

/** What the firm asks of its site about applications. */
export type FirmHandler = {
  /** Some of the applications that were sent. */
  readSent(wanted: Wanted): Promise<SentPage>
  filePlace(): Promise<FilePlace>
  /** What was told for equal opportunity, counted, of one posting or all. */
  readEqualOpportunity(posting: string | null): Promise<ReadonlyArray<EqualOpportunityCount>>
  /** What would come of decisions; nothing is changed. */
  try(decisions: ReadonlyArray<Decision>): Promise<ReadonlyArray<Trial>>
  /** Takes decisions, one after another. */
  take(decisions: ReadonlyArray<Decision>): Promise<ReadonlyArray<Taken>>
}

/** How the firm is called in mails, and how it keeps what was told for equal opportunity; as counts when that is left out. */
export type FirmHead = MailHead & { readonly isEqualOpportunityByPerson?: boolean }

export type FirmParts = FirmHead & { readonly db: Kysely<Tables>; readonly clock: () => Date }

export function createFirmHandler({ db, clock, isEqualOpportunityByPerson, ...head }: FirmParts): FirmHandler {
  const mails = createStatusMails(head)
  return {
    readSent: (wanted) => readSentPage(db, wanted, isEqualOpportunityByPerson),
    readEqualOpportunity: (posting) => readEqualOpportunity(db, posting),
    filePlace: async () => ({ folderName: await folderNameOf({ db }), keys: await readKeys(db) }),
    try: async (decisions) => {
      const trials: Trial[] = []
      for (const decision of decisions) trials.push(await tryStatus(db, decision))
      return trials
    },
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
    'applications-equal-opportunity': ({ posting }: { readonly posting: string | null }) =>
      handler.readEqualOpportunity(posting),
    'applications-try': (decisions: ReadonlyArray<Decision>) => handler.try(decisions),
    'applications-take': (decisions: ReadonlyArray<Decision>) => handler.take(decisions),
  }) satisfies Actions

/** How applications are reached. */
export const firmWays = (head: FirmHead): Ways<FirmHandler> => ({
  own: ({ db }) => createFirmHandler({ ...head, db, clock: () => new Date() }),
  remote: (ask) => ({
    readSent: (wanted) => ask('applications-sent', wanted),
    filePlace: () => ask('applications-files', {}),
    readEqualOpportunity: (posting) => ask('applications-equal-opportunity', { posting }),
    try: (decisions) => ask('applications-try', decisions),
    take: (decisions) => ask('applications-take', decisions),
  }),
})
