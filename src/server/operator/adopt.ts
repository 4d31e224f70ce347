import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { filesFolderPath, readFilesFolderName, getFolderProblem } from '../attachments/files-folder.ts'
import { claimFolder, readFolderStatus, type MarkPlace, type FolderStatus } from '../attachments/site-mark.ts'
import { allNames, createKnownFileLookup } from '../attachments/stored-rows.ts'
import { createActRecorder, currentOperator, type RecordAct } from '../control/acts.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import { parseArguments, runOnSite, type PrintLine } from '../control/run-command.ts'
import type { Tables } from '../database/tables.ts'
import { tryFolder } from '../database/folders.ts'
import { restoreFormer, namesAside, setAside } from '../files/aside.ts'
import { findUnknown, listStoredNames } from '../files/sweep-folder.ts'
import { usualBackupDays, type Config } from '../settings/config.ts'

export type FolderReport = {
  readonly folder: string
  readonly standing: FolderStatus
  readonly unknown: number
  readonly missing: number
  readonly aside: number
}

type Operator = { readonly operator: string }

export type AdoptHandler = {
  look(): Promise<FolderReport>
  adopt(by: Operator): Promise<FolderReport>
}

type Parts = { readonly db: Kysely<Tables>; readonly dataDir: string; readonly record: RecordAct }

const anHour = 60 * 60_000

async function countRows({ db, folder }: MarkPlace) {
  const [there, aside] = [await listStoredNames(folder), await namesAside(folder)]
  const counts = { missing: 0, aside: 0 }
  for await (const name of allNames(db)) if (!there.has(name)) counts[aside.has(name) ? 'aside' : 'missing'] += 1
  return counts
}

async function restoreRows({ db, folder }: MarkPlace) {
  const aside = await namesAside(folder)
  if (aside.size === 0) return
  for await (const name of allNames(db)) if (aside.has(name)) await restoreFormer(folder, name)
}

async function inspectFolder(place: MarkPlace) {
  const unknown = await findUnknown(place.folder, createKnownFileLookup(place.db), new Date(Date.now() - anHour))
  const found = { folder: place.folder, standing: await readFolderStatus(place), unknown: unknown.length }
  return { unknown, found: { ...found, ...(await countRows(place)) } }
}

const formatSummary = ({ unknown, missing }: FolderReport) =>
  `The database and its folder of files belong together; ${pluralize(unknown, 'file')} without a row moved aside, ${pluralize(missing, 'row')} without a file.`

export function createAdoptHandler({ db, dataDir, record }: Parts): AdoptHandler {
  const open = async () => ({ db, folder: filesFolderPath(dataDir, await readFilesFolderName({ db })) })
  return {
    look: async () => (await inspectFolder(await open())).found,
    async adopt({ operator }) {
      const place = await open()
      tryFolder(place.folder)
      const { unknown, found } = await inspectFolder(place)
      await claimFolder(place, async (transaction) => {
        await transaction.updateTable('files_folder').set({ unknown_files: 0 }).execute()
        await record(transaction, { operator, command: 'data adopt', summary: formatSummary(found) })
      })
      await setAside(place.folder, unknown, new Date())
      await restoreRows(place)
      return found
    },
  }
}

export const adoptSocket = overSocket<AdoptHandler>('files', { look: true, adopt: true })

const adoptHandlerFactories = ({ dataDir }: Config): HandlerFactories<AdoptHandler> => ({
  own: ({ db }) => createAdoptHandler({ db, dataDir, record: createActRecorder({ clock: () => new Date() }) }),
  remote: adoptSocket.remote,
})

function printFolderReport({ folder, standing, unknown, missing, aside }: FolderReport, say: PrintLine) {
  say(getFolderProblem(standing) ?? 'The database and its folder of files belong together.')
  say(`The folder is ${folder}.`)
  say(`Files in it that no row of the database leads to, without those of the last hour: ${unknown}.`)
  say(`Files that a row leads to and that are missing: ${missing}; that are in aside/ and can still be read: ${aside}.`)
}

export async function runAdopt(config: Config, args: ReadonlyArray<string>, say: PrintLine): Promise<number | null> {
  const given = parseArguments(args, { yes: { type: 'boolean' } })
  if (!given || given.words.length > 0) return null
  const isMeant = given.options['yes'] === true
  const days = config.backupDays ?? usualBackupDays
  const work = async (handler: AdoptHandler) => {
    const found = isMeant ? await handler.adopt({ operator: currentOperator() }) : await handler.look()
    printFolderReport(found, say)
    say(
      isMeant
        ? `From now on they belong together; ${pluralize(found.unknown, 'file')} moved aside, kept for ${pluralize(days, 'day')}.`
        : `Nothing was changed. With --yes they belong together from now on, and ${pluralize(found.unknown, 'file')} moved aside, kept for ${pluralize(days, 'day')}.`,
    )
    return 0
  }
  return runOnSite(config, { ways: adoptHandlerFactories(config), work }, say)
}
