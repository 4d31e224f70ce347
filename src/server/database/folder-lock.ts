import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem } from './database-problem.ts'
import { checkLockHolder, identifyFolder, type LockHolder } from './lock-holder.ts'
import { identifyThisProcess, sharesNamespace } from './process-identity.ts'
import { openSign, removeOtherSigns } from './sign-of-life.ts'

export type FolderLock = { release(): void }

export type HeldLock = { readonly holder: LockHolder; readonly standing: 'lives' | 'unclear'; readonly file: string }

function explainHeldLock(folder: string, { holder, standing, file }: HeldLock) {
  const where = holder.host ? `${holder.pid} on ${holder.host}` : String(holder.pid)
  if (standing === 'unclear')
    return `The data folder ${folder} is held by process ${where}, which cannot be asked from here: make sure that it has stopped, then remove ${file} and start again.`
  if (sharesNamespace(holder))
    return `The data folder ${folder} is in use by process ${holder.pid}: stop that process, or set DATA_DIR to another folder.`
  return `The data folder ${folder} is in use by process ${where}, in another container: stop it there, or set DATA_DIR to another folder.`
}

export class FolderInUse extends DatabaseProblem {
  constructor(folder: string, held: HeldLock) {
    super(explainHeldLock(folder, held))
  }
}

const lockFile = /^lock\.(\d+)$/

const lockPath = (folder: string, generation: number) => join(folder, `lock.${generation}`)

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

function createAtomic(file: string, text: string) {
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

function replaceAtomic(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

async function readNewest(folder: string): Promise<{ readonly generation: number; readonly held: HeldLock | null }> {
  const [generation = 0] = generations(folder)
  const file = lockPath(folder, generation)
  const holder = generation === 0 ? null : readHolder(file)
  const standing = holder ? await checkLockHolder(folder, holder) : 'gone'
  return { generation, held: holder && standing !== 'gone' ? { holder, standing, file } : null }
}

export const findHolder = async (folder: string): Promise<HeldLock | null> => (await readNewest(folder)).held

function resolveLockRace(folder: string, mine: number) {
  const found = generations(folder)
  const highest = found[0] === mine
  for (const other of highest ? found.slice(1) : [mine]) rmSync(lockPath(folder, other), { force: true })
  return highest
}

/**
 * Each holder writes a new file `lock.<n>` and only the highest counts, so two processes cannot both replace a dead
 * holder. The sign of life is opened after reading the newest file and before writing the own, so that no earlier holder
 * removes it. @throws {FolderInUse} when the holder lives or cannot be asked
 */
export async function lockFolder(folder: string, controlSocket: string | null = null): Promise<FolderLock> {
  for (;;) {
    const { generation, held } = await readNewest(folder)
    if (held) throw new FolderInUse(folder, held)
    const lock = await writeLock(folder, generation + 1, controlSocket)
    if (lock) return lock
  }
}

async function writeLock(folder: string, mine: number, controlSocket: string | null): Promise<FolderLock | null> {
  const file = lockPath(folder, mine)
  const sign = await openSign(folder)
  let isMine = false
  try {
    const me: LockHolder = { ...identifyThisProcess(), ...identifyFolder(folder), sign: sign.name, controlSocket }
    isMine = createAtomic(file, JSON.stringify(me)) && resolveLockRace(folder, mine)
  } finally {
    if (!isMine) sign.close()
  }
  if (!isMine) return null
  removeOtherSigns(folder, sign.name)
  const release = () => {
    replaceAtomic(file, 'null')
    sign.close()
  }
  return { release }
}
