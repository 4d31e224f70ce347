import { createMarkSearch, type Excerpt } from './mark-search.ts'
import {
  isDictionary,
  parseDictionary,
  toName,
  toReference,
  type PdfDictionary,
  type PdfReference,
} from './pdf-objects.ts'
import { opensWithoutPassword } from './pdf-password.ts'

/** In bytes: as near to the begin, the end or the start of the table is where a trailer counts. */
const trailerPlace = 64 * 1024

const isFilter = (before: string) => /\/Filter[\0\t\n\f\r ]*$/.test(before)

const marks = {
  trailers: { letters: '/Encrypt', isMark: (_: string, after: string) => !/[A-Za-z]/.test(after) },
  handlers: { letters: '/Standard', isMark: isFilter },
  keyHandlers: { letters: '/Adobe.PubSec', isMark: isFilter },
}

/** More than these on each side of a mark are not tried, since a stranger sends the file. */
const nearestStarts = 4

/** @returns the positions after each match */
function listStarts({ text, mark }: Excerpt, begin: RegExp): ReadonlyArray<number> {
  const starts = Array.from(text.matchAll(begin), ({ index, 0: { length } }) => index + length)
  const before = starts.filter((start) => start <= mark)
  return [...before.slice(-nearestStarts), ...starts.slice(before.length, before.length + nearestStarts)]
}

/** Of a trailer or a cross-reference stream (ISO 32000-1, 7.5.5 and 7.5.8). */
const trailerBegin = /(?:trailer|\d[\0\t\n\f\r ]+obj)(?=[\0\t\n\f\r ]*<<)/g

function* listTrailers(excerpts: ReadonlyArray<Excerpt>): Generator<PdfDictionary> {
  for (const excerpt of excerpts)
    for (const start of listStarts(excerpt, trailerBegin)) {
      const dictionary = parseDictionary(excerpt.text, start)
      if (dictionary?.has('Encrypt')) yield dictionary
    }
}

function* listObjects(excerpts: ReadonlyArray<Excerpt>, { object, generation }: PdfReference) {
  const begin = new RegExp(`(?<!\\d)${object}[\\0\\t\\n\\f\\r ]+${generation}[\\0\\t\\n\\f\\r ]+obj`, 'g')
  for (const excerpt of excerpts)
    for (const start of listStarts(excerpt, begin)) {
      const dictionary = parseDictionary(excerpt.text, start)
      if (dictionary) yield dictionary
    }
}

function firstId(trailer: PdfDictionary): Buffer {
  const ids = trailer.get('ID')
  const [first] = Array.isArray(ids) ? ids : []
  return Buffer.isBuffer(first) ? first : Buffer.alloc(0)
}

function* listEncryptions(trailers: Iterable<PdfDictionary>, handlers: ReadonlyArray<Excerpt>) {
  for (const trailer of trailers) {
    const encrypt = trailer.get('Encrypt')
    const reference = toReference(encrypt)
    const id = firstId(trailer)
    if (isDictionary(encrypt)) yield { encryption: encrypt, id }
    else if (reference) for (const encryption of listObjects(handlers, reference)) yield { encryption, id }
  }
}

const mostTrailers = 8
const mostEncryptions = 8

function* takeFirst<Value>(values: Iterable<Value>, most: number): Generator<Value> {
  let count = 0
  for (const value of values) {
    if (count === most) return
    count += 1
    yield value
  }
}

const readTableStart = (tail: string) => Number([...tail.matchAll(/startxref\s+(\d{1,10})/g)].at(-1)?.[1] ?? -1)

/** In bytes: what stands before the PDF signature moves the table by so much. */
const mostMoved = 1024

/** A table with its trailer, or a stream that is both (ISO 32000-1, 7.5.4 and 7.5.8). */
const tableBegin = /(xref[\0\t\n\f\r ]+\d[\d\0\t\n\f\r nf]*trailer|\d[\0\t\n\f\r ]+obj)(?=[\0\t\n\f\r ]*<<)/g

/** @param at where the file says that its table stands @returns null where no table stands there in the last bytes */
function parseNamedTrailer(tail: string, at: number): PdfDictionary | null {
  const begin = Math.max(0, at)
  for (const { index, 0: found } of tail.slice(begin).matchAll(tableBegin)) {
    if (begin + index > at + mostMoved) return null
    const dictionary = parseDictionary(tail, begin + index + found.length)
    if (found.startsWith('xref') || toName(dictionary?.get('Type')) === 'XRef') return dictionary
  }
  return null
}

function listEncryptedTrailers(named: PdfDictionary | null, excerpts: ReadonlyArray<Excerpt>) {
  if (named === null) return [...takeFirst(listTrailers(excerpts), mostTrailers)]
  return named.has('Encrypt') ? [named] : []
}

export function createPdfInspector() {
  const search = createMarkSearch(marks)
  return {
    add: search.add,
    /** Not when that cannot be told. @param end the last bytes of the file */
    needsPassword(end: Buffer): boolean {
      const { size, listExcerpts } = search.end()
      const tail = end.toString('latin1')
      const start = readTableStart(tail)
      const isPlace = ({ at }: Excerpt) =>
        at < trailerPlace || at > size - trailerPlace || Math.abs(at - start) < trailerPlace
      const named = start < 0 ? null : parseNamedTrailer(tail, start - size + end.length)
      const trailers = listEncryptedTrailers(named, listExcerpts('trailers').filter(isPlace))
      if (trailers.length === 0) return false
      const encryptions = takeFirst(listEncryptions(trailers, listExcerpts('handlers')), mostEncryptions)
      const openings = Array.from(encryptions, ({ encryption, id }) =>
        toName(encryption.get('Filter')) === 'Standard' ? opensWithoutPassword(encryption, id) : null,
      )
      return !openings.includes(true) && (openings.includes(false) || listExcerpts('keyHandlers').length > 0)
    },
  }
}
