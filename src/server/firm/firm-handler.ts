import type { Kysely } from 'kysely'
import type { Actions } from '../content/control-socket.ts'
import type { Ways } from '../content/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import { readSentPage, type SentPage, type Wanted } from './sent-applications.ts'
import { createStatusMails } from './status-mails.ts'
import { takeStatus, type Decision, type Taken } from './take-status.ts'

/** What the firm asks of its site about applications. */
export type FirmHandler = {
  /** Some of the applications that were sent. */
  readSent(wanted: Wanted): Promise<SentPage>
  /** What files are encrypted with where the configuration has no keys, age identities. */
  fileKeys(): Promise<ReadonlyArray<string>>
  /** Takes decisions, one after another. */
  take(decisions: ReadonlyArray<Decision>): Promise<ReadonlyArray<Taken>>
}

export type FirmParts = MailHead & { readonly db: Kysely<Tables>; readonly clock: () => Date }

export function createFirmHandler({ db, clock, ...head }: FirmParts): FirmHandler {
  const mails = createStatusMails(head)
  return {
    readSent: (wanted) => readSentPage(db, wanted),
    fileKeys: async () => {
      const keys = await db.selectFrom('file_key').select('identity').orderBy('id', 'desc').execute()
      return keys.map(({ identity }) => identity)
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
    'applications-keys': () => handler.fileKeys(),
    'applications-take': (decisions: ReadonlyArray<Decision>) => handler.take(decisions),
  }) satisfies Actions

/** How applications are reached. */
export const firmWays = (head: MailHead): Ways<FirmHandler> => ({
  own: ({ db }) => createFirmHandler({ ...head, db, clock: () => new Date() }),
  remote: (ask) => ({
    readSent: (wanted) => ask('applications-sent', wanted),
    fileKeys: () => ask('applications-keys', {}),
    take: (decisions) => ask('applications-take', decisions),
  }),
})
