export const text = (words: string) => new TextEncoder().encode(words)

export async function* createByteStream(...pieces: ReadonlyArray<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield* pieces
}

export async function* createBrokenByteStream(piece: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield piece
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
}

export async function collectBytes(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
