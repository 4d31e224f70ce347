import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeKey, openKeyRing } from './key-ring.ts'

type Bytes = AsyncIterable<Uint8Array>

/** A file that is being written, encrypted on its way. */
type SealedFile = {
  write(bytes: Uint8Array | string): Promise<void>
  /** Resolves when all of it is on the disk. */
  end(): Promise<void>
  /** Ends it before its time. */
  abandon(): Promise<void>
}

/** Writes a new file, which only this user may open. @param encrypt what is written, instead of what is given */
export async function writeSealed(path: string, encrypt: (content: Bytes) => Promise<Bytes>): Promise<SealedFile> {
  const pipe = new PassThrough()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(await encrypt(pipe), file)
  pipe.on('error', () => undefined)
  written.catch((error: Error) => pipe.destroy(error))
  const give = (bytes: Uint8Array | string) =>
    new Promise<void>((done, fail) => {
      pipe.write(bytes, (error) => (error ? fail(error) : done()))
    })
  return {
    // Where the disk is full the pipe only knows that it was closed.
    write: (bytes) => give(bytes).catch(() => written),
    end: async () => {
      pipe.end()
      await written
    },
    abandon: async () => {
      pipe.destroy(new Error('It is not wanted any more.'))
      await written.catch(() => undefined)
    },
  }
}

/** What is written now and read once later: on the disk, encrypted with a key that is in the memory of this process alone. */
export type Spool = Pick<SealedFile, 'write' | 'end'> & {
  /** In bytes, of what was written. */
  readonly size: () => number
  read(): Promise<Bytes>
  remove(): Promise<void>
}

/** @param path of a file that is not there */
export async function openSpool(path: string): Promise<Spool> {
  const ring = await openKeyRing([await makeKey()])
  const file = await writeSealed(path, ring.encrypt)
  let size = 0
  return {
    write: (bytes) => {
      size += Buffer.byteLength(bytes)
      return file.write(bytes)
    },
    end: file.end,
    size: () => size,
    read: () => ring.decrypt(createReadStream(path), ring.keyId),
    remove: async () => {
      await file.abandon()
      await rm(path, { force: true })
    },
  }
}
