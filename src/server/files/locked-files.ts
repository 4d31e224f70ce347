import { inflateRawSync } from 'node:zlib'
import type { Edges } from './edges.ts'

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

const hasStream = ({ head, tail }: Edges, name: string) => {
  const bytes = Buffer.from(name, 'utf16le')
  return head.includes(bytes) || tail.includes(bytes)
}

/** In bytes. An entry begins with its name (MS-CFB, 2.6.1). */
const directoryEntry = 128

function listsCompoundEntry(edge: Buffer, name: string): boolean {
  const bytes = Buffer.from(name, 'utf16le')
  for (let at = edge.indexOf(bytes); at >= 0; at = edge.indexOf(bytes, at + 1))
    if (at % directoryEntry === 0) return true
  return false
}

/** Of Excel, PowerPoint, Outlook, Visio, Publisher, WordPerfect and the Windows Installer. */
const otherPrograms = [
  'Workbook\0',
  'Book\0',
  'PowerPoint Document\0',
  '__properties_version1.0\0',
  'VisioDocument\0',
  'Quill\0',
  'PerfectOffice_MAIN\0',
  '\u4840\u3F7F',
]

/** The FIB at the start of the Word stream: sectors have 512 bytes, or 64 for a short stream (MS-DOC, 2.5.2). */
const word = { sign: 0xa5ec, sector: 64, version: 2, flags: 10, length: 12, encrypted: 0x0100 }

const isWordText = (head: Buffer, at: number) =>
  head.readUInt16LE(at) === word.sign && head.readUInt16LE(at + word.version) < 0x0200

function isWordEncrypted(head: Buffer): boolean | null {
  for (let at = word.sector; at + word.length <= head.length; at += word.sector)
    if (isWordText(head, at)) return (head.readUInt16LE(at + word.flags) & word.encrypted) !== 0
  return null
}

export function readCompound(edges: Edges): 'word' | 'locked' | 'other' | 'unknown' {
  if (hasStream(edges, 'EncryptedPackage')) return 'locked'
  const encrypted = isWordEncrypted(edges.head)
  if (encrypted !== null) return encrypted ? 'locked' : 'word'
  if (hasStream(edges, 'WordDocument')) return 'word'
  const isOther = [edges.head, edges.tail].some((edge) => otherPrograms.some((name) => listsCompoundEntry(edge, name)))
  return isOther ? 'other' : 'unknown'
}

/**
 * Named in the manifest, which writers put last, or all in one entry (OpenDocument 1.3, part 2, 3.4; LibreOffice since
 * 24.8).
 */
export const isLockedOpenDocument = ({ tail }: Edges): boolean =>
  readTrailingEntry(tail, 'META-INF/manifest.xml')?.includes('encryption-data') === true ||
  listsEntry(tail, 'encrypted-package')
