export async function readLimited(reply: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of reply.body ?? []) {
    size += piece.length
    if (size > most) throw new Error(`The reply of ${new URL(reply.url).host} is longer than ${most} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
