export const text = (words: string) => new TextEncoder().encode(words)

/** A content in pieces. */
export async function* piecesOf(...pieces: ReadonlyArray<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield* pieces
}

/** What comes to an end by a line that breaks. */
export async function* brokenAfter(piece: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield piece
  throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
}

/** The whole of a content. */
export async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
