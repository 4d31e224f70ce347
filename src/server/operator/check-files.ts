import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { readKeys } from '../attachments/file-keys.ts'
import { filesRootPath, filesFolderPath, readFilesFolderName } from '../attachments/files-folder.ts'
import { openStoredBelow, type OpenFile } from '../backup/stored-files.ts'
import type { Tables } from '../database/tables.ts'
import { openKeyRing, UnknownKey, type KeyRing } from '../files/key-ring.ts'
import { openSealed } from '../files/seal-text.ts'
import { isStoredName } from '../files/stored-names.ts'
import type { Config } from '../settings/config.ts'

type Problems = AsyncGenerator<string, void>
type StoredFile = {
  readonly Attachment_ID: string
  readonly stored_name: string
  readonly key_id: string
  readonly size: number
}

const readStored = (db: Kysely<Tables>): Promise<ReadonlyArray<StoredFile>> =>
  db
    .selectFrom('attachment')
    .select(['Attachment_ID', 'stored_name', 'key_id', 'size'])
    .where('scan', '!=', 'removed')
    .orderBy('stored_name')
    .execute()

async function decryptedSize({ content }: OpenFile, ring: KeyRing, keyId: string): Promise<number> {
  let size = 0
  for await (const piece of await ring.decrypt(content, keyId)) size += piece.length
  return size
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error

async function findFileProblem(
  stored: StoredFile,
  file: OpenFile | null,
  ring: KeyRing | null,
): Promise<string | null> {
  const which = `The file of attachment ${stored.Attachment_ID}`
  if (file === null) return `${which} is missing.`
  try {
    if (ring === null) return `${which} cannot be opened: there is no key.`
    const size = await decryptedSize(file, ring, stored.key_id)
    return size === stored.size ? null : `${which} has ${size} bytes, and its row says ${stored.size}.`
  } catch (error) {
    if (error instanceof UnknownKey) return `${which} was encrypted with the key ${stored.key_id}, which is not there.`
    if (isSystemError(error)) return `${which} cannot be read (${String(error.code)}).`
    return `${which} is damaged.`
  }
}

async function* checkSecrets(db: Kysely<Tables>, ring: KeyRing | null): Problems {
  for (const { Application_ID, kind, sealed, key_id } of await db
    .selectFrom('application_secret')
    .selectAll()
    .execute()) {
    const text = ring && (await openSealed(ring, { sealed, keyId: key_id }).catch(() => null))
    if (text === null) yield `The ${kind} of application ${Application_ID} cannot be opened.`
  }
}

export async function* checkFiles(db: Kysely<Tables>, { dataDir, fileKeys = [] }: Config): Problems {
  const identities = [...fileKeys, ...(await readKeys(db))]
  const ring = identities.length === 0 ? null : await openKeyRing(identities)
  const folder = await readFilesFolderName({ db })
  const openStored = openStoredBelow(filesRootPath(dataDir))
  for (const stored of await readStored(db)) {
    const problem = await findFileProblem(stored, await openStored(folder, stored.stored_name), ring)
    if (problem !== null) yield problem
  }
  yield* checkSecrets(db, ring)
}

export async function countUnknown(db: Kysely<Tables>, { dataDir }: Config): Promise<number> {
  const found = await readdir(filesFolderPath(dataDir, await readFilesFolderName({ db }))).catch(() => [])
  const known = new Set((await readStored(db)).map(({ stored_name }) => stored_name))
  return found.filter((name) => isStoredName(name) && !known.has(name)).length
}
