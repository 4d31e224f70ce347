import { inflateRawSync } from 'node:zlib'

const localHeader = Buffer.from('PK\x03\x04')
const centralHeader = Buffer.from('PK\x01\x02')
/** Byte offsets in a local file header: of the name, extra field length, method, packed size. */
const local = { length: 30, more: 28, method: 8, size: 18 }
const centralLength = 46
const maxInflatedBytes = 1024 * 1024

export function listsEntry(tail: Buffer, name: string): boolean {
  const begins = Buffer.from(name)
  for (let at = tail.indexOf(centralHeader); at >= 0; at = tail.indexOf(centralHeader, at + 1)) {
    const from = at + centralLength
    if (tail.subarray(from, from + begins.length).equals(begins)) return true
  }
  return false
}

/** Looks at the first entry only (APPNOTE, 4.4.4). */
export const hasEncryptedEntry = (head: Buffer): boolean => ((head[6] ?? 0) & 1) === 1

function unpack(packed: Buffer, stored: boolean, size: number): string | null {
  if (stored) return packed.subarray(0, size).toString('utf8')
  try {
    return inflateRawSync(packed, { maxOutputLength: maxInflatedBytes }).toString('utf8')
  } catch {
    return null
  }
}

export function readTrailingEntry(tail: Buffer, entry: string): string | null {
  const name = tail.indexOf(entry)
  const header = name - local.length
  if (header < 0 || tail.indexOf(localHeader, header) !== header) return null
  const from = name + entry.length + tail.readUInt16LE(header + local.more)
  const stored = tail.readUInt16LE(header + local.method) === 0
  return unpack(tail.subarray(from), stored, tail.readUInt32LE(header + local.size))
}
