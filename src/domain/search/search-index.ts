import { foldText } from '../text/fold-text.ts'
import { takeSteps, type Steps } from '../slicing/steps.ts'
import { listPlaces } from './list-places.ts'
import { makeWordTable, readWords, writeWords } from './word-table.ts'

/** What is searched: `fields` of plain text and the category `keywords` of one item. */
export type SearchDocument = { readonly fields: readonly string[]; readonly keywords: readonly string[] }

/**
 * All fields of all documents as numbers; it can be cloned into a worker.
 * Fields are numbered through all documents; words in order of their first use, from 1.
 */
export type SearchIndex = {
  readonly documentCount: number
  /** Every distinct word once, a line break before, between and after them. */
  readonly vocabulary: string
  /** Where each word starts in `vocabulary`, and its end; word 0 is the empty word. */
  readonly wordStarts: Uint32Array
  /** The words of all fields in order; word 0 stands before, between and after the fields. */
  readonly tokens: Uint32Array
  /** Where each field starts in `tokens`; one more for the end. */
  readonly fieldStarts: Uint32Array
  /** The document of each field. */
  readonly owners: Uint32Array
  /** The places of each word in `tokens`, ascending: word n has those from `placeStarts[n]` on. */
  readonly places: Uint32Array
  readonly placeStarts: Uint32Array
  /** The fields that hold each word, ascending: word n has those from `listStarts[n]` on. */
  readonly lists: Uint32Array
  readonly listStarts: Uint32Array
  /** Which of the letters a to z occur in each field, one bit a letter. */
  readonly letters: Uint32Array
  readonly keywords: readonly { readonly text: string; readonly owners: readonly number[] }[]
}

function* readFields(documents: readonly SearchDocument[]) {
  const table = makeWordTable()
  const owners = documents.flatMap(({ fields }, document) => fields.map(() => document))
  const fieldStarts = new Uint32Array(owners.length + 1)
  let tokens = new Uint32Array(1024)
  let size = 1
  const add = (word: number) => {
    if (size === tokens.length) {
      const longer = new Uint32Array(size * 2)
      longer.set(tokens)
      tokens = longer
    }
    tokens[size++] = word
  }
  let field = 0
  for (const { fields } of documents) {
    for (const text of fields) {
      fieldStarts[field++] = size
      readWords(table, foldText(text), add)
      add(0)
    }
    yield
  }
  fieldStarts[field] = size
  return { table, tokens: tokens.slice(0, size), fieldStarts, owners: Uint32Array.from(owners) }
}

function readKeywords(documents: readonly SearchDocument[]): SearchIndex['keywords'] {
  const owners = new Map<string, number[]>()
  for (const [document, { keywords }] of documents.entries())
    for (const text of new Set(keywords.map(foldText))) {
      const known = owners.get(text)
      if (known) known.push(document)
      else if (text !== '') owners.set(text, [document])
    }
  return Array.from(owners, ([text, of]) => ({ text, owners: of }))
}

/** Reads every document once, so that a search needs to look only at the words and fields it can match. */
export function* indexDocuments(documents: readonly SearchDocument[]): Steps<SearchIndex> {
  const { table, tokens, fieldStarts, owners } = yield* readFields(documents)
  const words = { vocabulary: writeWords(table), wordStarts: table.starts.slice(0, table.count + 1) }
  yield
  const lists = yield* listPlaces(words, tokens, owners.length)
  return {
    documentCount: documents.length,
    ...words,
    tokens,
    fieldStarts,
    owners,
    ...lists,
    keywords: readKeywords(documents),
  }
}

export const buildSearchIndex = (documents: readonly SearchDocument[]): SearchIndex =>
  takeSteps(indexDocuments(documents))
