import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { createActRecorder, type RecordAct } from '../control/acts.ts'
import { overSocket } from '../control/control-socket.ts'
import type { Ways } from '../control/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import { readKeys } from '../attachments/file-keys.ts'
import { folderNameOf } from '../attachments/files-folder.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import { readEqualOpportunity, type EqualOpportunityCount } from './sent-forms.ts'
import { countSent, readSentPage, type SentPage, type Wanted } from './sent-applications.ts'
import { createStatusMails } from './status-mails.ts'
import { takeStatus, tryStatus, type Decision, type RecordDecision, type Taken, type Trial } from './take-status.ts'

/** The folder of the files under that of the data, and the keys of the database, age identities, the newest first. */
export type FilePlace = { readonly folderName: string; readonly keys: ReadonlyArray<string> }

/** What an operator exports. @param recipient the age recipient that alone opens it; null: it is in clear text */
export type ExportBegun = Omit<Wanted, 'after'> & {
  readonly withUnscanned: boolean
  readonly recipient: string | null
  readonly operator: string
}

/** Decisions, and the user who takes them, as user@host. */
type Taking = { readonly decisions: ReadonlyArray<Decision>; readonly operator: string }

/** What the firm asks of its site about applications. */
export type FirmHandler = {
  /** Records that somebody exports, before she reads anything. */
  beginExport(begun: ExportBegun): Promise<void>
  /** Some of the applications that were sent. */
  readSent(wanted: Wanted): Promise<SentPage>
  filePlace(): Promise<FilePlace>
  /** What was told for equal opportunity, counted, of one posting or all. */
  readEqualOpportunity(posting: string | null): Promise<ReadonlyArray<EqualOpportunityCount>>
  /** What would come of decisions; nothing is changed. */
  try(decisions: ReadonlyArray<Decision>): Promise<ReadonlyArray<Trial>>
  /** Takes decisions, one after another. */
  take(taking: Taking): Promise<ReadonlyArray<Taken>>
}

/** How the firm is called in mails, and how it keeps what was told for equal opportunity; as counts when that is left out. */
export type FirmHead = MailHead & { readonly isEqualOpportunityByPerson?: boolean }

export type FirmParts = FirmHead & {
  readonly db: Kysely<Tables>
  readonly clock: () => Date
  readonly record: RecordAct
}

const exportInWords = (count: number, { posting, since, withUnscanned, recipient }: ExportBegun) =>
  [
    pluralize(count, 'application'),
    posting !== null && `for posting ${posting}`,
    since !== null && `changed since ${since.slice(0, 10)}`,
    withUnscanned && 'with files that nothing has looked at',
    recipient !== null && `encrypted to ${recipient}`,
  ]
    .filter(Boolean)
    .join(', ')

export function createFirmHandler(parts: FirmParts): FirmHandler {
  const { db, clock, record, isEqualOpportunityByPerson, ...head } = parts
  const mails = createStatusMails(head)
  return {
    beginExport: async (begun) => {
      const summary = `${exportInWords(await countSent(db, begun), begun)}.`
      await record(db, { operator: begun.operator, command: 'applications export', summary })
    },
    readSent: (wanted) => readSentPage(db, wanted, isEqualOpportunityByPerson),
    readEqualOpportunity: (posting) => readEqualOpportunity(db, posting),
    filePlace: async () => ({ folderName: await folderNameOf({ db }), keys: await readKeys(db) }),
    try: async (decisions) => {
      const trials: Trial[] = []
      for (const decision of decisions) trials.push(await tryStatus(db, decision))
      return trials
    },
    take: async ({ decisions, operator }) => {
      const recordOf: RecordDecision = (inside, summary) =>
        record(inside, { operator, command: 'applications status', summary })
      const taken: Taken[] = []
      for (const decision of decisions) taken.push(await takeStatus({ db, mails, clock, record: recordOf }, decision))
      return taken
    },
  }
}

export const firmSocket = overSocket<FirmHandler>('applications', {
  beginExport: true,
  readSent: true,
  filePlace: true,
  readEqualOpportunity: true,
  try: true,
  take: true,
})

export const firmWays = (head: FirmHead): Ways<FirmHandler> => ({
  own: ({ db }) => {
    const clock = () => new Date()
    return createFirmHandler({ ...head, db, clock, record: createActRecorder({ clock }) })
  },
  remote: firmSocket.remote,
})
