import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import type { TokenSecrets } from './accounts/token-secret.ts'
import { inOwnCommand } from './control/own-command.ts'
import type { Tables } from './database/tables.ts'
import { openKeyRing } from './files/key-ring.ts'

/** In hex digits: enough to notice another secret, too few to search for it. */
const fingerprintLength = 8

const createMark = (secret: Uint8Array) => createHash('sha256').update(secret).digest('hex').slice(0, fingerprintLength)

async function updateFingerprint(db: Kysely<Tables>, secrets: TokenSecrets): Promise<boolean> {
  const [mark, ...older] = [createMark(secrets[0]), ...secrets.slice(1).map(createMark)] as const
  const former = await db.selectFrom('token_mark').select('mark').executeTakeFirst()
  if (former?.mark === mark) return false
  await db
    .insertInto('token_mark')
    .values({ id: 1, mark })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark }))
    .execute()
  return former !== undefined && !older.includes(former.mark)
}

async function countUnreadable(db: Kysely<Tables>, keyIds: ReadonlyArray<string>): Promise<number> {
  const ids = sql.join(keyIds)
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from attachment where scan <> 'removed' and key_id not in (${ids}))
      + (select count(*) from application_secret where key_id not in (${ids})))::integer as count`.execute(db)
  return rows[0]?.count ?? 0
}

type Secrets = { readonly tokenSecrets: TokenSecrets; readonly fileKeys: ReadonlyArray<string> }

export async function secretWarnings(
  { db }: { readonly db: Kysely<Tables> },
  { tokenSecrets, fileKeys }: Secrets,
): Promise<ReadonlyArray<string>> {
  const locked = await countUnreadable(db, (await openKeyRing(fileKeys)).keyIds)
  const hasSecretChanged = await updateFingerprint(db, tokenSecrets)
  return [
    ...(locked > 0
      ? [
          inOwnCommand(
            `FILE_KEYS lacks keys: ${pluralize(locked, 'file or number', 'files and numbers')} of applications cannot be opened. Set it as every process of the site has it; npm run keys lists what is missing.`,
          ),
        ]
      : []),
    ...(hasSecretChanged
      ? [
          'TOKEN_SECRET is not the one that the site was last started with: everyone who was signed in has to sign in again, and processes with different secrets refuse each other’s sessions. Set the same for all processes; the former one, written after it with a blank between, keeps everyone signed in.',
        ]
      : []),
  ]
}
