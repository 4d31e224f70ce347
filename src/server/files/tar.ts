import { ReadableStream as WebStream } from 'node:stream/web'
import { createTarDecoder, createTarPacker } from 'modern-tar'

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type TarEntry = { readonly name: string; readonly size: number; readonly content: Bytes }

/** Read its content to the end before asking for the next. */
export type DecodedTarEntry = TarEntry & { readonly content: AsyncIterable<Uint8Array> }

export class DamagedTar extends Error {
  override readonly name = 'DamagedTar'
}

const ownerAlone = 0o600

type Packer = ReturnType<typeof createTarPacker>['controller']

async function addEntry(packer: Packer, { name, size, content }: TarEntry, mtime: Date) {
  const writer = packer.add({ name, size, mtime, mode: ownerAlone }).getWriter()
  let written = 0
  for await (const bytes of content) {
    written += bytes.length
    if (written > size) break
    await writer.write(bytes)
  }
  if (written !== size) throw new Error(`Expected ${size} bytes of ${name} and found ${written}.`)
  await writer.close()
}

export type TarWriter = {
  add(file: Omit<TarEntry, 'content'> & { readonly at: Date }, content: Bytes): Promise<void>
  end(): Promise<void>
}

export function createTar(write: (bytes: Uint8Array) => Promise<void>): TarWriter {
  const { readable, controller } = createTarPacker()
  const handOver = async () => {
    for await (const bytes of readable as unknown as AsyncIterable<Uint8Array>) await write(bytes)
  }
  const handing = handOver()
  // Rejects for the one who adds or ends.
  handing.catch((error: unknown) => controller.error(error))
  return {
    add: (file, content) => Promise.race([addEntry(controller, { ...file, content }, file.at), handing]),
    async end() {
      controller.finalize()
      await handing
    },
  }
}

export async function* writeTar(entries: AsyncIterable<TarEntry>, mtime: Date): AsyncGenerator<Uint8Array, void> {
  const { readable, controller } = createTarPacker()
  const fill = async () => {
    for await (const entry of entries) await addEntry(controller, entry, mtime)
    controller.finalize()
  }
  const filling = fill().catch((error: unknown) => controller.error(error))
  try {
    yield* readable as unknown as AsyncIterable<Uint8Array>
  } finally {
    await filling
  }
}

async function* orDamaged<Part>(parts: AsyncIterable<Part>, sourceFailed: () => boolean): AsyncGenerator<Part, void> {
  const iterator = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw sourceFailed() ? error : new DamagedTar('This is no tar, or one that was cut short.', { cause: error })
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<DecodedTarEntry, void> {
  let failed = false
  const watched = async function* () {
    try {
      yield* bytes
    } catch (error) {
      failed = true
      throw error
    }
  }
  const source = WebStream.from(watched()) as unknown as ReadableStream<Uint8Array>
  const entries = source.pipeThrough(createTarDecoder({ strict: true }))
  const sourceFailed = () => failed
  for await (const { header, body } of orDamaged(entries as unknown as AsyncIterable<Entry>, sourceFailed))
    yield { name: header.name, size: header.size, content: orDamaged(body, sourceFailed) }
}

type Entry = {
  readonly header: { readonly name: string; readonly size: number }
  readonly body: AsyncIterable<Uint8Array>
}
