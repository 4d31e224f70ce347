export type PdfReference = { readonly object: number; readonly generation: number }

export type PdfName = { readonly name: string }

export type PdfDictionary = ReadonlyMap<string, PdfValue>

export type PdfValue =
  | PdfDictionary
  | PdfReference
  | PdfName
  | ReadonlyArray<PdfValue>
  | Buffer
  | number
  | boolean
  | null

class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf'
}

type Reader = { readonly text: string; at: number }

const maxDepth = 8
const blank = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y
const token =
  /<<|>>|[[\]()]|<[\dA-Fa-f\0\t\n\f\r ]*>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![A-Za-z])|[+-]?\d{1,12}(?:\.\d*)?|true|false|null/y

function next(reader: Reader): RegExpExecArray {
  for (const pattern of [blank, token]) {
    pattern.lastIndex = reader.at
    const found = pattern.exec(reader.text)
    if (!found) throw new UnreadablePdf(`Expected an object at ${reader.at}.`)
    reader.at = pattern.lastIndex
    if (pattern === token) return found
  }
  throw new UnreadablePdf('Expected an object.')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A backslash with what follows, a line end, a bracket, or any other character (ISO 32000-1, 7.3.4.2). */
const stringPart = /\\(?:([0-7]{1,3})|(\r\n?|\n)|([^]))|(\r\n?)|[^]/y

function decodePart([part, octal, continued, escaped, lineEnd]: RegExpExecArray): string {
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
  if (continued !== undefined) return ''
  if (escaped !== undefined) return escapes[escaped] ?? escaped
  return lineEnd === undefined ? part : '\n'
}

function readString(reader: Reader): Buffer {
  const parts: string[] = []
  for (let open = 1; ;) {
    stringPart.lastIndex = reader.at
    const found = stringPart.exec(reader.text)
    if (!found) throw new UnreadablePdf('Expected the end of a string.')
    reader.at = stringPart.lastIndex
    if (found[0] === '(') open += 1
    if (found[0] === ')') open -= 1
    if (open === 0) return Buffer.from(parts.join(''), 'latin1')
    parts.push(decodePart(found))
  }
}

function decodeHex(text: string): Buffer {
  const digits = text.replaceAll(/[^\dA-Fa-f]/g, '')
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

const decodeName = (text: string): PdfName => ({
  name: text
    .slice(1)
    .replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
})

function readArray(reader: Reader, depth: number): ReadonlyArray<PdfValue> {
  const values: PdfValue[] = []
  for (;;) {
    const found = next(reader)
    if (found[0] === ']') return values
    values.push(readValue(reader, found, depth))
  }
}

function readDictionary(reader: Reader, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>()
  for (;;) {
    const [key] = next(reader)
    if (key === '>>') return entries
    if (!key.startsWith('/')) throw new UnreadablePdf(`Expected a name, and found ${JSON.stringify(key)}.`)
    entries.set(decodeName(key).name, readValue(reader, next(reader), depth))
  }
}

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

function readValue(reader: Reader, [text, object, generation]: RegExpExecArray, depth: number): PdfValue {
  if (depth > maxDepth) throw new UnreadablePdf('Expected fewer objects in each other.')
  if (object !== undefined) return { object: Number(object), generation: Number(generation) }
  const word = words.get(text)
  if (word !== undefined) return word
  if (text === '<<') return readDictionary(reader, depth + 1)
  if (text === '[') return readArray(reader, depth + 1)
  if (text === '(') return readString(reader)
  if (text.startsWith('<')) return decodeHex(text)
  if (text.startsWith('/')) return decodeName(text)
  if (/\d$|\.$/.test(text)) return Number(text)
  throw new UnreadablePdf(`Expected a value, and found ${JSON.stringify(text)}.`)
}

/** @param text bytes as Latin-1 @returns null where no whole dictionary stands at `at` */
export function parseDictionary(text: string, at: number): PdfDictionary | null {
  const reader = { text, at }
  try {
    return next(reader)[0] === '<<' ? readDictionary(reader, 0) : null
  } catch (error) {
    if (error instanceof UnreadablePdf) return null
    throw error
  }
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map

export const toReference = (value: PdfValue | undefined): PdfReference | null =>
  typeof value === 'object' && value !== null && 'object' in value ? value : null

export const toName = (value: PdfValue | undefined): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : null
