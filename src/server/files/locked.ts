import type { Edges } from './edges.ts'
import { listsEntry, readLateEntry } from './zip-entries.ts'

const holds = ({ head, tail }: Edges, bytes: Buffer) => head.includes(bytes) || tail.includes(bytes)

/** A trailer, or what stands for it, names how the file is encrypted (ISO 32000, 7.5.5 and 7.5.8). */
const encrypt = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/

/** A PDF's trailer is at its end, and a linearized one's near its start. */
export const isLockedPdf = ({ head, tail }: Edges): boolean =>
  encrypt.test(tail.toString('latin1')) || encrypt.test(head.toString('latin1'))

const hasStream = (edges: Edges, name: string) => holds(edges, Buffer.from(name, 'utf16le'))

/** How the text of Word begins, always in a sector of 512 bytes or, when it is short, of 64, and the bit that says it is encrypted (MS-DOC, 2.5.2). */
const word = { sign: 0xa5ec, sector: 64, version: 2, flags: 10, length: 12, encrypted: 0x0100 }

const isWordText = (head: Buffer, at: number) =>
  head.readUInt16LE(at) === word.sign && head.readUInt16LE(at + word.version) < 0x0200

/** Whether the text of Word is encrypted; null when it does not begin in the first 64 kB. */
function isWordEncrypted(head: Buffer): boolean | null {
  for (let at = word.sector; at + word.length <= head.length; at += word.sector)
    if (isWordText(head, at)) return (head.readUInt16LE(at + word.flags) & word.encrypted) !== 0
  return null
}

/** What a compound file (MS-CFB) is: a document of Word, an encrypted one of any Office, or another's. */
export function readCompound(edges: Edges): 'word' | 'locked' | 'other' | 'unknown' {
  if (hasStream(edges, 'EncryptedPackage')) return 'locked'
  const encrypted = isWordEncrypted(edges.head)
  if (encrypted !== null) return encrypted ? 'locked' : 'word'
  if (hasStream(edges, 'WordDocument')) return 'word'
  return ['Workbook', 'PowerPoint Document'].some((name) => hasStream(edges, name)) ? 'other' : 'unknown'
}

/**
 * An OpenDocument that is encrypted says so in its manifest, which writers put last, or has its content in one entry
 * (OpenDocument 1.3, part 2, 3.4; LibreOffice since 24.8).
 */
export const isLockedOpenDocument = ({ tail }: Edges): boolean =>
  readLateEntry(tail, 'META-INF/manifest.xml')?.includes('encryption-data') === true ||
  listsEntry(tail, 'encrypted-package')
