import { constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Kysely } from 'kysely'
import { DatabaseProblem, isDiskFull } from './database-problem.ts'
import { databaseFolder } from './open-pglite.ts'
import type { Tables } from './tables.ts'

const maxConcurrentCopies = 16

const megabyte = 1024 * 1024

/** In ms: a file written this shortly before may change again without a new mtime. */
const unsure = 2_000

type FileSnapshot = { readonly size: number; readonly writtenAt: number }

function listFiles(folder: string): ReadonlyMap<string, FileSnapshot> {
  const files = new Map<string, FileSnapshot>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const found = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined
    if (found) files.set(relative(folder, path), { size: found.size, writtenAt: found.mtimeMs })
  }
  return files
}

type Copying = { readonly folder: string; readonly target: string }

async function copyFiles({ folder, target }: Copying, paths: ReadonlyArray<string>): Promise<void> {
  const waiting = [...paths]
  for (const parent of new Set(paths.map(dirname))) mkdirSync(join(target, parent), { recursive: true, mode: 0o700 })
  const copySome = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      await copyFile(join(folder, path), join(target, path), constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      })
  }
  await Promise.all(Array.from({ length: maxConcurrentCopies }, copySome))
}

/** PostgreSQL does not start without its empty folders. */
function makeFolders({ folder, target }: Copying) {
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      mkdirSync(join(target, relative(folder, join(entry.parentPath, entry.name))), { recursive: true, mode: 0o700 })
}

async function copyChangedFiles(
  copying: Copying,
  first: ReadonlyMap<string, FileSnapshot>,
  began: number,
): Promise<void> {
  makeFolders(copying)
  const now = listFiles(copying.folder)
  const isChanged = ([path, { size, writtenAt }]: readonly [string, FileSnapshot]) => {
    const before = first.get(path)
    return writtenAt >= began - unsure || before?.size !== size || before.writtenAt !== writtenAt
  }
  for (const path of first.keys()) if (!now.has(path)) rmSync(join(copying.target, path), { force: true })
  await copyFiles(
    copying,
    [...now].filter(isChanged).map(([path]) => path),
  )
}

type CopyOptions = {
  readonly dataDir: string
  readonly target: string
  readonly room: (folder: string) => Promise<number>
}

async function requireDiskSpace(files: ReadonlyMap<string, FileSnapshot>, { dataDir, room }: CopyOptions) {
  const needed = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  const free = await room(dataDir)
  if (free >= needed) return
  const [needs, has] = [Math.ceil(needed / megabyte), Math.max(0, Math.floor(free / megabyte))]
  throw new DatabaseProblem(
    `A copy of the database takes ${needs} MB, and of the disk that holds ${dataDir} ${has} MB are free beside what stays in reserve (FILES_RESERVE): make room, or stop the site, which then needs no copy, and try again.`,
  )
}

/**
 * Copies most while the site writes, then the rest while holding the only connection. Opening the copy recovers the rest
 * from its WAL.
 */
export async function copyDatabase(db: Kysely<Tables>, options: CopyOptions): Promise<void> {
  const { dataDir, target } = options
  const copying = { folder: databaseFolder(dataDir), target }
  try {
    const began = Date.now()
    const first = listFiles(copying.folder)
    await requireDiskSpace(first, options)
    await copyFiles(copying, [...first.keys()])
    await db.connection().execute(() => copyChangedFiles(copying, first, began))
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    if (!isDiskFull(error)) throw error
    throw new DatabaseProblem(
      `The disk that holds ${dataDir} has no room for a copy of the database: make room and try again.`,
    )
  }
}
