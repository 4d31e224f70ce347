export class ZipProblem extends Error {
  readonly kind: 'damaged' | 'locked' | 'too large'
  constructor(kind: ZipProblem['kind']) {
    super(`The archive is ${kind}.`)
    this.kind = kind
  }
}

type Entry = { readonly method: number; readonly size: number; readonly from: number }

export type Zip = ReadonlyMap<string, () => Promise<string>>

/** In bytes, of all parts that are read, when inflated: more than this is made to exhaust a reader. */
const largestContent = 24 * 1024 * 1024
const maxEntries = 5_000

const endSignature = 0x06054b50
const listSignature = 0x02014b50
const localSignature = 0x04034b50

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === endSignature) return at
  throw new ZipProblem('damaged')
}

function readList(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = findEnd(view)
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let left = Math.min(view.getUint16(end + 10, true), maxEntries); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== listSignature) throw new ZipProblem('damaged')
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new ZipProblem('locked')
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
    const [size, from] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
    entries.set(name, { method: view.getUint16(at + 10, true), size, from })
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

type Budget = { left: number }

function spend(budget: Budget, size: number): void {
  budget.left -= size
  if (budget.left < 0) throw new ZipProblem('too large')
}

async function inflate(packed: Uint8Array<ArrayBuffer>, budget: Budget): Promise<string> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const [decoder, pieces] = [new TextDecoder(), Array.of<string>()]
  for await (const piece of readPieces(stream)) {
    spend(budget, piece.length)
    pieces.push(decoder.decode(piece, { stream: true }))
  }
  return pieces.join('')
}

// Safari cannot iterate a stream.
async function* readPieces(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

type Archive = { readonly bytes: Uint8Array<ArrayBuffer>; readonly view: DataView; readonly budget: Budget }

async function readEntry({ bytes, view, budget }: Archive, { method, size, from }: Entry): Promise<string> {
  if (view.getUint32(from, true) !== localSignature) throw new ZipProblem('damaged')
  const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (method === 8) return inflate(packed, budget)
  if (method !== 0) throw new ZipProblem('damaged')
  spend(budget, packed.length)
  return new TextDecoder().decode(packed)
}

const asZipProblem = (cause: unknown) => (cause instanceof ZipProblem ? cause : new ZipProblem('damaged'))

/** Throws a `ZipProblem`, as its parts do when they are read. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const archive = { bytes, view, budget: { left: largestContent } }
  try {
    return new Map(
      Array.from(readList(bytes, view), ([name, entry]) => [
        name,
        () =>
          readEntry(archive, entry).catch((cause: unknown) => {
            throw asZipProblem(cause)
          }),
      ]),
    )
  } catch (cause) {
    throw asZipProblem(cause)
  }
}
