const longest = 64 * 1024

export function createEdgeBuffer() {
  const head = Buffer.alloc(longest)
  const ring = Buffer.alloc(longest)
  let size = 0
  let end = 0
  return {
    add(piece: Uint8Array): void {
      if (size < longest) head.set(piece.subarray(0, longest - size), size)
      const last = piece.subarray(-longest)
      const first = last.subarray(0, longest - end)
      ring.set(first, end)
      ring.set(last.subarray(first.length), 0)
      end = (end + last.length) % longest
      size += piece.length
    },
    size: () => size,
    head: () => head.subarray(0, size),
    tail: () => (size < longest ? ring.subarray(0, size) : Buffer.concat([ring.subarray(end), ring.subarray(0, end)])),
  }
}

export type Edges = { readonly head: Buffer; readonly tail: Buffer }
