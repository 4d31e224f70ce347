import { sql, type Kysely } from 'kysely'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { openSealed, sealText } from '../files/seal-text.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { SecretKeys } from './application-parts.ts'

const maxRenewed = 200

type Secret = Awaited<ReturnType<typeof findSome>>[number]
type Ring = Awaited<ReturnType<SecretKeys['toOpen']>>

const findSome = (db: Kysely<Tables>, keyId: string) =>
  db
    .selectFrom('application_secret')
    .selectAll()
    .where('key_id', '!=', keyId)
    // What no key opens must not stand before the others for ever.
    .orderBy(sql`random()`)
    .limit(maxRenewed)
    .execute()

async function renew(db: Kysely<Tables>, ring: Ring, { Application_ID, kind, sealed, key_id }: Secret) {
  const text = await openSealed(ring, { sealed, keyId: key_id })
  if (text === null) return
  const renewed = await sealText(ring, text)
  await db
    .updateTable('application_secret')
    .set({ sealed: renewed.sealed, key_id: renewed.keyId })
    .where('Application_ID', '=', Application_ID)
    .where('kind', '=', kind)
    .where('sealed', '=', sealed)
    .execute()
}

export async function renewSecrets(
  { keys, log }: { readonly keys: SecretKeys; readonly log: FaultLog },
  db: Kysely<Tables>,
): Promise<void> {
  const existingSecret = await db.selectFrom('application_secret').select('key_id').limit(1).executeTakeFirst()
  if (!existingSecret) return
  const ring = await keys.toOpen(db)
  for (const secret of await findSome(db, ring.keyId))
    try {
      await renew(db, ring, secret)
    } catch (err) {
      if (isAway(err)) throw err
      log.error({ err }, 'a secret could not be given the newest key')
    }
}
