import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeKey, openKeyRing } from './key-ring.ts'

type Bytes = AsyncIterable<Uint8Array>

type SealedFile = {
  write(bytes: Uint8Array | string): Promise<void>
  end(): Promise<void>
  abandon(): Promise<void>
}

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

export type Spool = Pick<SealedFile, 'write' | 'end'> & {
  readonly size: () => number
  read(): Promise<Bytes>
  remove(): Promise<void>
}

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
