import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncTree } from '../database/folders.ts'
import { encryptForRecipient } from '../files/key-ring.ts'
import { openSpool, writeSealed, type Spool } from '../files/sealed-file.ts'
import { createTar } from '../files/tar.ts'
import { fillFolder, TargetUnavailable, makeDraft } from './draft-folder.ts'

type Bytes = AsyncIterable<Uint8Array>

export type ExportText = { write(text: string | Uint8Array): Promise<void>; end(): Promise<void> }

export type ExportTarget = {
  folder(name: string): Promise<void>
  text(name: string): Promise<ExportText>
  file(path: string, content: Bytes): Promise<void>
  spool(): Promise<Spool>
}

export type ExportPlace = { readonly path: string; readonly recipient: string | null }

type OpenTarget = ExportTarget & { close(): Promise<void> }

function createSpools(folder: string) {
  const opened: Spool[] = []
  return {
    spool: async () => {
      const spool = await openSpool(join(folder, `.spool-${opened.length + 1}`))
      opened.push(spool)
      return spool
    },
    close: async () => {
      for (const spool of opened) await spool.remove()
    },
  }
}

async function writeFile(path: string, content: Bytes, signal: AbortSignal) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(Readable.from(content), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function folderTarget(folder: string, signal: AbortSignal): OpenTarget {
  const { spool, close } = createSpools(folder)
  const texts = new Set<FileHandle>()
  return {
    spool,
    folder: (name) => mkdir(join(folder, name), { mode: 0o700 }),
    close: async () => {
      for (const text of texts) await text.close()
      await close()
    },
    async text(name) {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, 'wx', 0o600)
      texts.add(file)
      const end = async () => {
        texts.delete(file)
        await file.close()
      }
      return { write: (text) => file.writeFile(text), end }
    },
    file: (name, content) => writeFile(join(folder, name), content, signal),
  }
}

async function copyInto({ write }: Pick<Spool, 'write'>, content: Bytes, signal: AbortSignal) {
  for await (const bytes of content) {
    signal.throwIfAborted()
    await write(bytes)
  }
}

type Tar = ReturnType<typeof createTar>

/** Spooled first: an archive needs the size up front, and must not begin a file that cannot be read. */
function archiveTarget(folder: string, tar: Tar, signal: AbortSignal): OpenTarget {
  const { spool, close } = createSpools(folder)
  const take = async (name: string, spooled: Spool) => {
    await spooled.end()
    await tar.add({ name, size: spooled.size(), at: new Date() }, await spooled.read())
    await spooled.remove()
  }
  return {
    spool,
    // In an archive a folder is there with the first file in it.
    folder: async () => undefined,
    close,
    async text(name) {
      const spooled = await spool()
      return { write: spooled.write, end: () => take(name, spooled) }
    },
    async file(name, content) {
      const spooled = await spool()
      try {
        await copyInto(spooled, content, signal)
        await take(name, spooled)
      } catch (error) {
        await spooled.remove()
        throw error
      }
    },
  }
}

async function refuseExistingFile(path: string) {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found) throw new TargetUnavailable(`${path} is there already: name a new file.`)
}

type Fill<Result> = (target: ExportTarget) => Promise<Result>

async function fillAndClose<Result>(target: OpenTarget, fill: Fill<Result>): Promise<Result> {
  try {
    return await fill(target)
  } finally {
    await target.close()
  }
}

async function fillArchive<Result>(path: string, recipient: string, signal: AbortSignal, fill: Fill<Result>) {
  const whole = resolve(path)
  const draft = `${whole}.draft`
  await refuseExistingFile(whole)
  await makeDraft(draft)
  try {
    const archive = join(draft, 'archive')
    const file = await writeSealed(archive, (content) => encryptForRecipient(recipient, content))
    const tar = createTar(file.write)
    const result = await fillAndClose(archiveTarget(draft, tar, signal), fill).catch(async (error: unknown) => {
      await file.abandon()
      throw error
    })
    await tar.end()
    await file.end()
    await refuseExistingFile(whole)
    await rename(archive, whole)
    syncTree(dirname(whole), 0)
    return result
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** All or nothing. With a recipient nothing is ever on disk in clear text. @throws {FolderTaken} when the place is taken */
export const fillPlace = <Result>(
  { path, recipient }: ExportPlace,
  signal: AbortSignal,
  fill: Fill<Result>,
): Promise<Result> =>
  recipient === null
    ? fillFolder(path, (draft) => fillAndClose(folderTarget(draft, signal), fill))
    : fillArchive(path, recipient, signal, fill)
