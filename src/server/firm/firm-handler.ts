import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { createActRecorder, type RecordAct } from '../control/acts.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import { readKeys } from '../attachments/file-keys.ts'
import { readFilesFolderName } from '../attachments/files-folder.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import { readEqualOpportunity, type EqualOpportunityCount } from './sent-forms.ts'
import { countSent, readSentPage, type SentPage, type SentApplicationsQuery } from './sent-applications.ts'
import { createStatusMails } from './status-mails.ts'
import {
  applyDecision,
  tryStatus,
  type Decision,
  type RecordDecision,
  type DecisionOutcome,
  type Trial,
} from './application-decisions.ts'

/** `keys`: age identities of the database, newest first. */
export type FilePlace = { readonly folderName: string; readonly keys: ReadonlyArray<string> }

/** `recipient`: the age recipient the export is encrypted to; null exports in clear text. */
export type ExportRequest = Omit<SentApplicationsQuery, 'after'> & {
  readonly withUnscanned: boolean
  readonly recipient: string | null
  readonly operator: string
}

type Taking = { readonly decisions: ReadonlyArray<Decision>; readonly operator: string }

export type FirmHandler = {
  beginExport(begun: ExportRequest): Promise<void>
  readSent(wanted: SentApplicationsQuery): Promise<SentPage>
  filePlace(): Promise<FilePlace>
  readEqualOpportunity(posting: string | null): Promise<ReadonlyArray<EqualOpportunityCount>>
  try(decisions: ReadonlyArray<Decision>): Promise<ReadonlyArray<Trial>>
  take(taking: Taking): Promise<ReadonlyArray<DecisionOutcome>>
}

export type FirmHead = MailHead & { readonly isEqualOpportunityByPerson?: boolean }

export type FirmParts = FirmHead & {
  readonly db: Kysely<Tables>
  readonly clock: () => Date
  readonly record: RecordAct
}

const exportInWords = (count: number, { posting, since, withUnscanned, recipient }: ExportRequest) =>
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
    filePlace: async () => ({ folderName: await readFilesFolderName({ db }), keys: await readKeys(db) }),
    try: async (decisions) => {
      const trials: Trial[] = []
      for (const decision of decisions) trials.push(await tryStatus(db, decision))
      return trials
    },
    take: async ({ decisions, operator }) => {
      const recordDecision: RecordDecision = (inside, summary) =>
        record(inside, { operator, command: 'applications status', summary })
      const taken: DecisionOutcome[] = []
      for (const decision of decisions)
        taken.push(await applyDecision({ db, mails, clock, record: recordDecision }, decision))
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

export const createFirmHandlerFactories = (head: FirmHead): HandlerFactories<FirmHandler> => ({
  own: ({ db }) => {
    const clock = () => new Date()
    return createFirmHandler({ ...head, db, clock, record: createActRecorder({ clock }) })
  },
  remote: firmSocket.remote,
})
