import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { filesFolderIn, folderNameOf } from '../attachments/files-folder.ts'
import { problemOf } from '../attachments/files-problem.ts'
import { claimFolder, readStanding, type MarkPlace, type Standing } from '../attachments/site-mark.ts'
import { allNames, knownTo } from '../attachments/stored-rows.ts'
import { createActRecorder, currentOperator, type RecordAct } from '../control/acts.ts'
import { overSocket } from '../control/control-socket.ts'
import type { Ways } from '../control/reach-site.ts'
import { readGiven, runOnSite, type Say } from '../control/run-command.ts'
import type { Tables } from '../database/tables.ts'
import { tryFolder } from '../database/try-folder.ts'
import { bringBack, namesAside, setAside } from '../files/aside.ts'
import { findUnknown, storedIn } from '../files/sweep-folder.ts'
import { usualBackupDays, type Config } from '../settings/config.ts'

export type FolderFound = {
  readonly folder: string
  readonly standing: Standing
  readonly unknown: number
  readonly missing: number
  readonly aside: number
}

type Operator = { readonly operator: string }

export type AdoptHandler = {
  look(): Promise<FolderFound>
  adopt(by: Operator): Promise<FolderFound>
}

type Parts = { readonly db: Kysely<Tables>; readonly dataDir: string; readonly record: RecordAct }

const anHour = 60 * 60_000

async function countRows({ db, folder }: MarkPlace) {
  const [there, aside] = [await storedIn(folder), await namesAside(folder)]
  const counts = { missing: 0, aside: 0 }
  for await (const name of allNames(db)) if (!there.has(name)) counts[aside.has(name) ? 'aside' : 'missing'] += 1
  return counts
}

async function bringRowsBack({ db, folder }: MarkPlace) {
  const aside = await namesAside(folder)
  if (aside.size === 0) return
  for await (const name of allNames(db)) if (aside.has(name)) await bringBack(folder, name)
}

async function lookAt(place: MarkPlace) {
  const unknown = await findUnknown(place.folder, knownTo(place.db), new Date(Date.now() - anHour))
  const found = { folder: place.folder, standing: await readStanding(place), unknown: unknown.length }
  return { unknown, found: { ...found, ...(await countRows(place)) } }
}

const summaryOf = ({ unknown, missing }: FolderFound) =>
  `The database and its folder of files belong together; ${pluralize(unknown, 'file')} without a row moved aside, ${pluralize(missing, 'row')} without a file.`

export function createAdoptHandler({ db, dataDir, record }: Parts): AdoptHandler {
  const open = async () => ({ db, folder: filesFolderIn(dataDir, await folderNameOf({ db })) })
  return {
    look: async () => (await lookAt(await open())).found,
    async adopt({ operator }) {
      const place = await open()
      tryFolder(place.folder)
      const { unknown, found } = await lookAt(place)
      await claimFolder(place, async (transaction) => {
        await transaction.updateTable('files_folder').set({ unknown_files: 0 }).execute()
        await record(transaction, { operator, command: 'data adopt', summary: summaryOf(found) })
      })
      await setAside(place.folder, unknown, new Date())
      await bringRowsBack(place)
      return found
    },
  }
}

export const adoptSocket = overSocket<AdoptHandler>('files', { look: true, adopt: true })

const adoptWays = ({ dataDir }: Config): Ways<AdoptHandler> => ({
  own: ({ db }) => createAdoptHandler({ db, dataDir, record: createActRecorder({ clock: () => new Date() }) }),
  remote: adoptSocket.remote,
})

function sayFound({ folder, standing, unknown, missing, aside }: FolderFound, say: Say) {
  say(problemOf(standing) ?? 'The database and its folder of files belong together.')
  say(`The folder is ${folder}.`)
  say(`Files in it that no row of the database leads to, without those of the last hour: ${unknown}.`)
  say(`Files that a row leads to and that are missing: ${missing}; that are in aside/ and can still be read: ${aside}.`)
}

export async function runAdopt(config: Config, args: ReadonlyArray<string>, say: Say): Promise<number | null> {
  const given = readGiven(args, { yes: { type: 'boolean' } })
  if (!given || given.words.length > 0) return null
  const isMeant = given.options['yes'] === true
  const days = config.backupDays ?? usualBackupDays
  const work = async (handler: AdoptHandler) => {
    const found = isMeant ? await handler.adopt({ operator: currentOperator() }) : await handler.look()
    sayFound(found, say)
    say(
      isMeant
        ? `From now on they belong together; ${pluralize(found.unknown, 'file')} moved aside, kept for ${pluralize(days, 'day')}.`
        : `Nothing was changed. With --yes they belong together from now on, and ${pluralize(found.unknown, 'file')} moved aside, kept for ${pluralize(days, 'day')}.`,
    )
    return 0
  }
  return runOnSite(config, { ways: adoptWays(config), work }, say)
}
