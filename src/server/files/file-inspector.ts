import { fileTypeFromBuffer } from 'file-type'
import { createEdgeBuffer, type Edges } from './edges.ts'
import { isLockedOpenDocument, isLockedPdf, readCompound, hasEncryptedEntry, listsEntry } from './locked-files.ts'

const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])
/** Unassigned in windows-1252. */
const noLetters = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const isControl = (byte: number) => (byte < 0x20 && !allowedControls.has(byte)) || byte === 0x7f

export function createTextInspector() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const found = { control: false, noLetter: false, utf8: true }
  const decode = (piece?: Uint8Array) => {
    try {
      if (found.utf8) decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      found.utf8 = false
    }
  }
  return {
    add(piece: Uint8Array): void {
      decode(piece)
      found.control ||= piece.some(isControl)
      found.noLetter ||= piece.some((byte) => noLetters.has(byte))
    },
    end(): boolean {
      decode()
      return !found.control && (found.utf8 || !found.noLetter)
    },
  }
}

export type FileCheckResult = 'fits' | 'empty' | 'locked' | 'other'

export type FileInspector = {
  add(piece: Uint8Array): void
  end(): Promise<{ readonly size: number; readonly found: FileCheckResult }>
}

type Content = {
  readonly kind: string | null
  readonly edges: Edges
  readonly isText: boolean
}

const lockedOr = (locked: boolean): FileCheckResult => (locked ? 'locked' : 'fits')

/** Some writers put a line before the PDF signature. */
const isPdf = ({ kind, edges }: Content) =>
  kind === 'pdf' || (kind === null && edges.head.subarray(0, 1024).includes('%PDF-'))

const namesWord = ({ tail }: Edges) => ['[Content_Types].xml', 'word/'].every((name) => listsEntry(tail, name))

function judgeDocx({ kind, edges }: Content): FileCheckResult {
  if (kind === 'cfb') return ['word', 'other'].includes(readCompound(edges)) ? 'other' : 'locked'
  if (kind === 'docx') return 'fits'
  if (kind !== 'zip') return 'other'
  if (hasEncryptedEntry(edges.head)) return 'locked'
  return namesWord(edges) ? 'fits' : 'other'
}

function judgeDoc({ kind, edges }: Content): FileCheckResult {
  if (kind !== 'cfb') return 'other'
  const compound = readCompound(edges)
  return compound === 'locked' || compound === 'other' ? compound : 'fits'
}

function judgeOdt({ kind, edges }: Content): FileCheckResult {
  if (kind === 'odt') return lockedOr(isLockedOpenDocument(edges))
  return kind === 'zip' && hasEncryptedEntry(edges.head) ? 'locked' : 'other'
}

const judges: ReadonlyMap<string, (content: Content) => FileCheckResult> = new Map([
  ['pdf', (content) => (isPdf(content) ? lockedOr(isLockedPdf(content.edges)) : 'other')],
  ['doc', judgeDoc],
  ['docx', judgeDocx],
  ['odt', judgeOdt],
  ['rtf', ({ kind }) => (kind === 'rtf' ? 'fits' : 'other')],
  ['txt', ({ kind, isText }) => (isText && kind !== 'pdf' && kind !== 'rtf' ? 'fits' : 'other')],
])

const detectKind = async (head: Buffer): Promise<string | null> => {
  try {
    return (await fileTypeFromBuffer(head))?.ext ?? null
  } catch {
    return null
  }
}

export function createFileInspector(name: string): FileInspector {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? []
  const judge = judges.get(extension)
  const kept = createEdgeBuffer()
  const text = extension === 'txt' ? createTextInspector() : null
  return {
    add(piece) {
      kept.add(piece)
      text?.add(piece)
    },
    async end() {
      const [size, edges] = [kept.size(), { head: kept.head(), tail: kept.tail() }]
      if (size === 0) return { size, found: 'empty' }
      if (!judge) return { size, found: 'other' }
      const isText = text?.end() ?? false
      return { size, found: judge({ kind: await detectKind(edges.head), edges, isText }) }
    },
  }
}
