export type DocumentText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unknown' | 'locked' | 'pictures' | 'damaged' | 'too large' | 'not loaded' }

export type DocumentFormat = 'pdf' | 'zip' | 'rtf' | 'compound' | 'text'

/** In bytes. */
export const largestDocument = 10 * 1024 * 1024

/** In characters. */
export const largestText = 1024 * 1024

export function createDocumentText(text: string): DocumentText {
  if (text.length > largestText) return { kind: 'too large' }
  return text.trim() === '' ? { kind: 'pictures' } : { kind: 'text', text }
}

const pieceLength = 8_192

/** One character for each byte, which no `TextDecoder` gives: its latin1 is windows-1252. */
export function toBinary(bytes: Uint8Array): string {
  const pieces = Array.of<string>()
  for (let at = 0; at < bytes.length; at += pieceLength)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceLength)))
  return pieces.join('')
}

const signatures: ReadonlyArray<readonly [DocumentFormat, string]> = [
  ['zip', 'PK\u0003\u0004'],
  ['zip', 'PK\u0005\u0006'],
  ['rtf', '{\\rtf'],
  ['compound', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'],
]

export function detectFormat(bytes: Uint8Array): DocumentFormat {
  const head = toBinary(bytes.subarray(0, 1024))
  const [format] = signatures.find(([, signature]) => head.trimStart().startsWith(signature)) ?? []
  // Some writers put a line before the signature.
  return format ?? (head.includes('%PDF-') ? 'pdf' : 'text')
}

const wideText = (text: string) => Array.from(text).join('\0')

/** Office keeps a document that asks for a password in a compound file. */
export const isLockedCompound = (bytes: Uint8Array): boolean => toBinary(bytes).includes(wideText('EncryptedPackage'))
