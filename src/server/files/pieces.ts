import { Readable } from 'node:stream'

/** The content is larger than it may be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

const largestPiece = 64 * 1024

function* cut(piece: Uint8Array) {
  for (let from = 0; from < piece.length; from += largestPiece) yield piece.subarray(from, from + largestPiece)
}

/** Does not wait: a stream that stands still answers nothing, and has to be destroyed. */
function letGo(content: AsyncIterable<Uint8Array>, iterator: AsyncIterator<Uint8Array>) {
  if (content instanceof Readable) content.destroy()
  iterator.return?.().catch(() => undefined)
}

/** Listens for one piece alone: a promise that outlives it, raced with each, would keep all of them in memory. */
function nextUnlessEnded<Piece>(iterator: AsyncIterator<Piece>, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Piece>>()
  const end = () => reject(signal?.reason)
  signal?.addEventListener('abort', end, { once: true })
  iterator.next().then(resolve, reject)
  return promise.finally(() => signal?.removeEventListener('abort', end))
}

/** Content that ends when the signal says so, also while nothing of it comes. @throws the reason of the signal */
async function* untilEnded(content: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  const iterator = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      signal?.throwIfAborted()
      const next = await nextUnlessEnded(iterator, signal)
      if (next.done) return
      yield next.value
    }
  } finally {
    letGo(content, iterator)
  }
}

type Limits = { readonly most: number; readonly signal?: AbortSignal | undefined }

/**
 * Content in pieces of at most 64 kB, each of which is shown first.
 * @throws TooLarge when it has more than `most` bytes, of which no more than a piece are read; the reason of the signal
 */
export async function* piecesOf(
  content: AsyncIterable<Uint8Array>,
  { most, signal }: Limits,
  show: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const large of untilEnded(content, signal)) {
    size += large.length
    if (size > most) throw new TooLarge(`The content is larger than ${most} bytes.`)
    for (const piece of cut(large)) {
      show(piece)
      yield piece
    }
  }
}
