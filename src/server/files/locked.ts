import type { Edges } from './edges.ts'
import { listsEntry, readTrailingEntry } from './zip-entries.ts'

const hasBytes = ({ head, tail }: Edges, bytes: Buffer) => head.includes(bytes) || tail.includes(bytes)

/** In a PDF trailer or cross-reference stream (ISO 32000, 7.5.5 and 7.5.8). */
const encrypt = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/

export const isLockedPdf = ({ head, tail }: Edges): boolean =>
  encrypt.test(tail.toString('latin1')) || encrypt.test(head.toString('latin1'))

const hasStream = (edges: Edges, name: string) => hasBytes(edges, Buffer.from(name, 'utf16le'))

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
  return ['Workbook', 'PowerPoint Document'].some((name) => hasStream(edges, name)) ? 'other' : 'unknown'
}

/**
 * Named in the manifest, which writers put last, or all in one entry (OpenDocument 1.3, part 2, 3.4; LibreOffice since
 * 24.8).
 */
export const isLockedOpenDocument = ({ tail }: Edges): boolean =>
  readTrailingEntry(tail, 'META-INF/manifest.xml')?.includes('encryption-data') === true ||
  listsEntry(tail, 'encrypted-package')
