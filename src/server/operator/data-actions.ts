import type { Kysely } from 'kysely'
import { join } from 'node:path'
import type { Act, RecordAct } from '../control/acts.ts'
import type { Actions } from '../control/control-socket.ts'
import { copyDatabase } from '../database/copy-database.ts'
import { databaseFolder } from '../database/open-pglite.ts'
import type { Tables } from '../database/tables.ts'
import { readDiskSpace, reserveOf, type Reserve } from '../files/disk-space.ts'

const copyForm = /^copy\.[\da-f]{8}\.draft$/

/** Whether a name in a data folder is that of a copy which a command has of the database while it works. */
export const isCopy = (name: string): boolean => copyForm.test(name)

type Parts = {
  readonly db: Kysely<Tables>
  readonly dataDir: string
  readonly record: RecordAct
  /** What a copy leaves of the disk. */
  readonly reserve: Reserve
}

/** What a running site can be asked for about all of its data. */
export const dataActions = ({ db, dataDir, record, reserve }: Parts) =>
  ({
    /** Copies the database into a folder of the data folder, which is there. */
    'data-copy': async ({ folder }: { readonly folder: string }) => {
      if (!isCopy(folder)) throw new Error('A copy cannot be called like this.')
      const room = async (at: string) => {
        const space = await readDiskSpace(at)
        return space.free - reserveOf(reserve, space)
      }
      await copyDatabase(db, { dataDir, target: databaseFolder(join(dataDir, folder)), room })
      return {}
    },
    'data-record': async (act: Act) => {
      await record(db, act)
      return {}
    },
  }) satisfies Actions
