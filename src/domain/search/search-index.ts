import { foldWords } from '../text/fold-text.ts'
import { runAllSteps, type Steps } from '../slicing/steps.ts'
import { listPlaces } from './list-places.ts'
import { makeWordTable, readWords, writeWords } from './word-table.ts'

export type SearchDocument = { readonly fields: readonly string[]; readonly keywords: readonly string[] }

/** Plain data that can be cloned into a worker. Words are numbered from 1 by first use, fields through all documents. */
export type SearchIndex = {
  readonly documentCount: number
  readonly vocabulary: string
  readonly wordStarts: Uint32Array
  /** All words in order; word 0 separates fields and stands at both ends. */
  readonly tokens: Uint32Array
  readonly fieldStarts: Uint32Array
  readonly owners: Uint32Array
  /** Word n occurs in `tokens` at `places[placeStarts[n]]` up to `placeStarts[n + 1]`. */
  readonly places: Uint32Array
  readonly placeStarts: Uint32Array
  readonly lists: Uint32Array
  readonly listStarts: Uint32Array
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
      readWords(table, foldWords(text), add)
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
    for (const text of new Set(keywords.map(foldWords))) {
      const known = owners.get(text)
      if (known) known.push(document)
      else if (text !== '') owners.set(text, [document])
    }
  return Array.from(owners, ([text, of]) => ({ text, owners: of }))
}

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
  runAllSteps(indexDocuments(documents))
