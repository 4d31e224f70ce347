import { Readable } from 'node:stream'

export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

const largestPiece = 64 * 1024

function* cut(piece: Uint8Array) {
  for (let from = 0; from < piece.length; from += largestPiece) yield piece.subarray(from, from + largestPiece)
}

/** Not awaited: a stalled stream never answers and must be destroyed. */
function abandonStream(content: AsyncIterable<Uint8Array>, iterator: AsyncIterator<Uint8Array>) {
  if (content instanceof Readable) content.destroy()
  iterator.return?.().catch(() => undefined)
}

/** One promise per piece: a long-lived one raced with each would keep all pieces in memory. */
function nextUnlessAborted<Piece>(iterator: AsyncIterator<Piece>, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Piece>>()
  const end = () => reject(signal?.reason)
  signal?.addEventListener('abort', end, { once: true })
  iterator.next().then(resolve, reject)
  return promise.finally(() => signal?.removeEventListener('abort', end))
}

async function* untilAborted(content: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  const iterator = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      signal?.throwIfAborted()
      const next = await nextUnlessAborted(iterator, signal)
      if (next.done) return
      yield next.value
    }
  } finally {
    abandonStream(content, iterator)
  }
}

type Limits = { readonly most: number; readonly signal?: AbortSignal | undefined }

export async function* splitIntoChunks(
  content: AsyncIterable<Uint8Array>,
  { most, signal }: Limits,
  onPiece: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const large of untilAborted(content, signal)) {
    size += large.length
    if (size > most) throw new TooLarge(`The content is larger than ${most} bytes.`)
    for (const piece of cut(large)) {
      onPiece(piece)
      yield piece
    }
  }
}
