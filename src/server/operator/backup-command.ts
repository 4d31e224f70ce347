import { stat } from 'node:fs/promises'
import { pluralize } from '#domain/text/pluralize.ts'
import { filesRootPath } from '../attachments/files-folder.ts'
import type { BackupCounts } from '../backup/backup-format.ts'
import { openStoredBelow } from '../backup/stored-files.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { createEncrypter } from '../files/key-ring.ts'
import { writeNewFile } from '../files/write-file.ts'
import type { Config } from '../settings/config.ts'
import { formatAmount, readTarget, untilEnded, type DataRun } from './data-run.ts'
import { withSource } from './data-source.ts'

function* listStorageAdvice({ fileKeys = [], tokenSecret }: Config, isEncrypted: boolean) {
  const separateSecrets = [
    ...(fileKeys.length > 0 ? ['FILE_KEYS'] : []),
    ...(tokenSecret === null ? [] : ['TOKEN_SECRET']),
  ]
  if (separateSecrets.length > 0)
    yield `Keep ${separateSecrets.join(' and ')} of the environment as well: they are in no backup.`
  if (!isEncrypted)
    yield 'It is not encrypted, and holds names, addresses and what the site signs with: keep it where nobody else reads, or use --to.'
}

async function backUp({ config, say, signal }: DataRun, target: string, recipient: string | null): Promise<number> {
  const encrypt = recipient === null ? null : createEncrypter(recipient)
  say(`Writes every table and the files of applications to the new file ${target}; the site is not changed.`)
  const openStored = openStoredBelow(filesRootPath(config.dataDir))
  return withSource(config, async ({ snapshot, record }) => {
    let counts: BackupCounts = { tables: {}, files: {}, missing: [], sequences: {} }
    const written = (all: BackupCounts) => void (counts = all)
    const bytes = untilEnded(writeBackup(snapshot, { now: new Date(), openStored, written }), signal)
    await writeNewFile(target, encrypt === null ? bytes : await encrypt(bytes))
    const { size } = await stat(target)
    const amount = formatAmount(counts)
    const lost = counts.missing.length
    const lack = lost > 0 ? `, without ${pluralize(lost, 'file')} that rows name` : ''
    // backup_last_success_seconds counts the first alone.
    const command = lost === 0 ? 'data backup' : 'data backup in part'
    await record(command, `${amount}${lack}, ${recipient === null ? 'not encrypted' : 'encrypted'}.`)
    for (const name of counts.missing)
      say(`The file ${name} is named by a row and is not there: it is not in the backup.`)
    say(`Wrote ${target} (${size} bytes): ${amount}.`)
    for (const line of listStorageAdvice(config, recipient !== null)) say(line)
    return lost > 0 ? 1 : 0
  })
}

/** @returns the exit code: 1 when a file of a row was missing; null for invalid arguments */
export async function runBackup(
  config: Config,
  args: ReadonlyArray<string>,
  say: DataRun['say'],
  signal: AbortSignal,
): Promise<number | null> {
  const read = readTarget(args, 'to')
  if (read === null) return null
  const { target, given } = read
  return backUp({ config, say, signal }, target, given)
}
