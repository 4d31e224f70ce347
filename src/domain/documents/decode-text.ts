import { largestText, toBinary, type DocumentText } from './document-text.ts'

const marks: ReadonlyArray<readonly [string, ReadonlyArray<number>]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const sampleLength = 4096

/** Latin letters in UTF-16 are a byte and a zero. */
function guessUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleLength)
  const zeros = [0, 0]
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2))
  if (odd > 0.6 && even < 0.1) return 'utf-16le'
  return even > 0.6 && odd < 0.1 ? 'utf-16be' : null
}

/** @param isCut its last letter may be incomplete */
function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

const unassignedInWindows = /[\x81\x8d\x8f\x90\x9d]/

const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a) || byte === 0x7f

/** Quotes, dashes, bullets and accents as Windows and as the Macintosh of old write them. */
const windowsSigns = /[\x91-\x97]|[a-z][\xe0-\xfc]|[\xe0-\xfc][a-z]/
const macintoshSigns = /[A-Za-z][\x87-\x9f\xd5][a-z]|^[ \t]*\xa5[ \t]|\xd2[A-Za-z]|[ \t][\xd0\xd1][ \t]/m

function guessSingleByte(bytes: Uint8Array): string | null {
  if (bytes.some(isControl)) return null
  const text = toBinary(bytes)
  if (!windowsSigns.test(text) && macintoshSigns.test(text)) return 'macintosh'
  return unassignedInWindows.test(text) ? null : 'windows-1252'
}

export function findEncoding(bytes: Uint8Array, isCut = false): string | null {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))
  if (marked) return marked[0]
  return guessUtf16(bytes) ?? (isUtf8(bytes, isCut) ? 'utf-8' : guessSingleByte(bytes))
}

/** Null if the bytes are no text. */
export function decodeText(bytes: Uint8Array, isCut = false): string | null {
  const encoding = findEncoding(bytes, isCut)
  if (encoding === null) return null
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? null : text.replaceAll(/\r\n?|[\v\u2028\u2029]/g, '\n')
}

/** In bytes: text in UTF-16 is twice as long. */
const largestTextFile = 2 * largestText

/** In bytes; what is no text shows it at its beginning. */
const headLength = 64 * 1024

export function readTextFile(bytes: Uint8Array): DocumentText {
  if (bytes.length > largestTextFile)
    return { kind: decodeText(bytes.subarray(0, headLength), true) === null ? 'unknown' : 'too large' }
  const text = decodeText(bytes)
  if (text === null) return { kind: 'unknown' }
  return text.length > largestText ? { kind: 'too large' } : { kind: 'text', text }
}
