import type { ControlledTransaction } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { BackupHead } from './backup-format.ts'
import { setOutputFormats } from './read-tables.ts'

export type Snapshot = {
  readonly db: ControlledTransaction<Tables>
  readonly kind: BackupHead['database']
  end(): Promise<void>
}

/** While it lasts, an embedded database serves nothing else. */
export async function openSnapshot({ db }: Pick<Database, 'db'>, kind: Snapshot['kind']): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const end = async () => {
    if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute()
  }
  try {
    await setOutputFormats(transaction)
  } catch (error) {
    await end()
    throw error
  }
  return { db: transaction, kind, end }
}
