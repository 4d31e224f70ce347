import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem } from './database-problem.ts'
import { identifyThisProcess, isAlive, type ProcessIdentity } from './process-identity.ts'

/** Who holds a data folder, and the socket at which that process takes orders. */
export type LockHolder = ProcessIdentity & { readonly controlSocket: string | null }

export type FolderLock = { release(): void }

/** Another living process holds the folder. */
export class FolderInUse extends DatabaseProblem {
  readonly holder: LockHolder
  constructor(folder: string, holder: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid}: stop that process, or set DATA_DIR to another folder.`,
    )
    this.holder = holder
  }
}

const lockFile = /^lock\.(\d+)$/

const fileOf = (folder: string, generation: number) => join(folder, `lock.${generation}`)

const generations = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => lockFile.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a)

function readHolder(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder | null
  } catch {
    return null
  }
}

/** Writes a file whole under a name that does not exist yet; false when it does. */
function createWhole(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replaceWhole(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

/** The highest generation of a folder's lock and the living process that wrote it, if it lives. */
function readNewest(folder: string) {
  const [generation = 0] = generations(folder)
  const holder = generation === 0 ? null : readHolder(fileOf(folder, generation))
  return { generation, holder: holder && isAlive(holder) ? holder : null }
}

/** The living process that holds a folder, if any. */
export const findHolder = (folder: string): LockHolder | null => readNewest(folder).holder

/** Whether a file just made is the highest; the older ones go then, and it goes itself otherwise. */
function settle(folder: string, mine: number) {
  const found = generations(folder)
  const highest = found[0] === mine
  for (const other of highest ? found.slice(1) : [mine]) rmSync(fileOf(folder, other), { force: true })
  return highest
}

/**
 * Takes the lock of a folder. Each holder writes a new file `lock.<n>`, and only the highest counts, so two processes
 * that find the same dead holder cannot both succeed it: the second finds the file already there, or a higher one.
 * @throws FolderInUse while the process that holds it lives.
 */
export function lockFolder(folder: string, controlSocket: string | null = null): FolderLock {
  const me: LockHolder = { ...identifyThisProcess(), controlSocket }
  for (;;) {
    const { generation, holder } = readNewest(folder)
    if (holder) throw new FolderInUse(folder, holder)
    const mine = generation + 1
    const file = fileOf(folder, mine)
    if (createWhole(file, JSON.stringify(me)) && settle(folder, mine))
      return { release: () => replaceWhole(file, 'null') }
  }
}
