import { open, readFile, type FileHandle } from 'node:fs/promises'
import { BackupProblem } from '../backup/backup-format.ts'
import { decryptWithAny, UnknownKey } from '../files/key-ring.ts'
import { BadConfig } from '../settings/config.ts'

const ageBegins = 'age-encryption.org/'

async function openFile(path: string, what: string) {
  try {
    return await open(path)
  } catch (error) {
    if (!['ENOENT', 'EACCES', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new BackupProblem(`${path} cannot be read: name ${what} that this user may read.`)
  }
}

async function readIdentities(path: string): Promise<ReadonlyArray<string>> {
  await (await openFile(path, 'a file with an age identity')).close()
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (identities.length === 0)
    throw new BackupProblem(`${path} holds no age identity: expected a line such as AGE-SECRET-KEY-1….`)
  return identities
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

async function* orDamaged(bytes: AsyncIterable<Uint8Array>, path: string) {
  try {
    yield* bytes
  } catch (error) {
    if (isSystemError(error)) throw error
    throw new BackupProblem(`${path} is damaged or was cut short: it cannot be decrypted to its end.`, { cause: error })
  }
}

async function decrypted(bytes: AsyncIterable<Uint8Array>, path: string, keyFile: string) {
  const identities = await readIdentities(keyFile)
  try {
    return orDamaged(await decryptWithAny(identities, bytes), path)
  } catch (error) {
    if (error instanceof UnknownKey)
      throw new BackupProblem(`${path} was encrypted to another key than the one in ${keyFile}.`, { cause: error })
    if (error instanceof BadConfig)
      throw new BackupProblem(`${keyFile} holds no age identity that can be read: expected AGE-SECRET-KEY-1….`, {
        cause: error,
      })
    throw error
  }
}

function refuseKeyMismatch(path: string, isEncrypted: boolean, keyFile: string | null) {
  if (isEncrypted && keyFile === null)
    throw new BackupProblem(`${path} is encrypted: name the file of its age identity with --key.`)
  if (!isEncrypted && keyFile !== null) throw new BackupProblem(`${path} is not encrypted: leave --key out.`)
}

async function beginsEncrypted(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ageBegins.length), 0, ageBegins.length, 0)
  return buffer.subarray(0, bytesRead).toString('latin1') === ageBegins
}

export type OpenBackup = { readonly bytes: AsyncIterable<Uint8Array>; close(): void }

/**
 * @param keyFile age identities, one per line; null if unencrypted @throws {BackupProblem} when a file or key does not
 * fit
 */
export async function openBackup(path: string, keyFile: string | null): Promise<OpenBackup> {
  const file = await openFile(path, 'a backup')
  try {
    if ((await file.stat()).isDirectory()) throw new BackupProblem(`${path} is a folder: name the file of a backup.`)
    refuseKeyMismatch(path, await beginsEncrypted(file), keyFile)
    const content = file.createReadStream({ start: 0 })
    const bytes = keyFile === null ? content : await decrypted(content, path, keyFile)
    return { bytes, close: () => void content.destroy() }
  } catch (error) {
    await file.close()
    throw error
  }
}
