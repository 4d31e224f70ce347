import type { Kysely } from 'kysely'
import { join } from 'node:path'
import type { Act, RecordAct } from '../control/acts.ts'
import type { Actions } from '../control/control-socket.ts'
import { copyDatabase } from '../database/copy-database.ts'
import { databaseFolder } from '../database/open-pglite.ts'
import type { Tables } from '../database/tables.ts'
import { readDiskSpace, resolveReserve, type Reserve } from '../files/disk-space.ts'

const copyForm = /^copy\.[\da-f]{8}\.draft$/

export const isCopy = (name: string): boolean => copyForm.test(name)

type Parts = {
  readonly db: Kysely<Tables>
  readonly dataDir: string
  readonly record: RecordAct
  readonly reserve: Reserve
}

export const dataActions = ({ db, dataDir, record, reserve }: Parts) =>
  ({
    /** The folder must exist in the data folder. */
    'data-copy': async ({ folder }: { readonly folder: string }) => {
      if (!isCopy(folder)) throw new Error('A copy cannot be called like this.')
      const room = async (at: string) => {
        const space = await readDiskSpace(at)
        return space.free - resolveReserve(reserve, space)
      }
      await copyDatabase(db, { dataDir, target: databaseFolder(join(dataDir, folder)), room })
      return {}
    },
    'data-record': async (act: Act) => {
      await record(db, act)
      return {}
    },
  }) satisfies Actions
