import { foldText } from './fold-text.ts'
import { findFields, findWholeFields, letterBits, makeFinder, type FieldFinder } from './find-fields.ts'
import { containsKeyword, parseSearch, scoreWeights, type Search } from './keyword-score.ts'

/** What is searched: `fields` of plain text and the category `keywords` of one item. */
export type SearchDocument = { readonly fields: readonly string[]; readonly keywords: readonly string[] }

/**
 * All fields of all documents as numbers; it can be cloned into a worker.
 * Fields are numbered through all documents, words in order of their first use.
 */
export type SearchIndex = {
  readonly documentCount: number
  /** Every distinct word once, a line break before, between and after them. */
  readonly vocabulary: string
  /** Where each word starts in `vocabulary`, and its end. */
  readonly wordStarts: Uint32Array
  /** Where the fields of each word start in `lists`, and its end. */
  readonly listStarts: Uint32Array
  /** The fields that hold a word, ascending, word after word. */
  readonly lists: Uint32Array
  /** The words of every field in order, field after field. */
  readonly tokens: Uint32Array
  /** Where the words of each field start in `tokens`, and its end. */
  readonly fieldStarts: Uint32Array
  /** The document of each field. */
  readonly owners: Uint32Array
  /** Which of the letters a to z occur in each field, one bit a letter. */
  readonly letters: Uint32Array
  readonly keywords: readonly { readonly text: string; readonly owners: readonly number[] }[]
}

type Words = { tokens: Uint32Array; size: number; readonly ids: Map<string, number> }

function addWords(words: Words, field: string): void {
  const text = foldText(field)
  if (text === '') return
  for (const word of text.split(' ')) {
    let id = words.ids.get(word)
    if (id === undefined) words.ids.set(word, (id = words.ids.size))
    if (words.size === words.tokens.length) {
      const longer = new Uint32Array(words.size * 2)
      longer.set(words.tokens)
      words.tokens = longer
    }
    words.tokens[words.size++] = id
  }
}

function readFields(documents: readonly SearchDocument[]) {
  const words: Words = { tokens: new Uint32Array(1024), size: 0, ids: new Map() }
  const owners: number[] = []
  const fieldStarts: number[] = []
  for (const [document, { fields }] of documents.entries())
    for (const field of fields) {
      owners.push(document)
      fieldStarts.push(words.size)
      addWords(words, field)
    }
  fieldStarts.push(words.size)
  return { words, owners: Uint32Array.from(owners), fieldStarts: Uint32Array.from(fieldStarts) }
}

const sumUp = (lengths: Uint32Array) => {
  const starts = new Uint32Array(lengths.length + 1)
  for (let at = 0; at < lengths.length; at++) starts[at + 1] = starts[at]! + lengths[at]!
  return starts
}

/** Calls `visit` once for every different word of every field. */
function visitFieldWords(
  index: Pick<SearchIndex, 'tokens' | 'fieldStarts'>,
  size: number,
  visit: (word: number, field: number) => void,
) {
  const lastField = new Int32Array(size).fill(-1)
  for (let field = 0; field + 1 < index.fieldStarts.length; field++)
    for (let at = index.fieldStarts[field]!; at < index.fieldStarts[field + 1]!; at++) {
      const word = index.tokens[at]!
      if (lastField[word] === field) continue
      lastField[word] = field
      visit(word, field)
    }
}

function listFields(index: Pick<SearchIndex, 'tokens' | 'fieldStarts'>, wordLetters: Uint32Array) {
  const lengths = new Uint32Array(wordLetters.length)
  visitFieldWords(index, wordLetters.length, (word) => lengths[word]!++)
  const listStarts = sumUp(lengths)
  const next = listStarts.slice()
  const lists = new Uint32Array(listStarts.at(-1) ?? 0)
  const letters = new Uint32Array(index.fieldStarts.length - 1)
  visitFieldWords(index, wordLetters.length, (word, field) => {
    lists[next[word]!++] = field
    letters[field]! |= wordLetters[word]!
  })
  return { listStarts, lists, letters }
}

function readKeywords(documents: readonly SearchDocument[]): SearchIndex['keywords'] {
  const owners = new Map<string, number[]>()
  for (const [document, { keywords }] of documents.entries())
    for (const text of new Set(keywords.map(foldText)))
      if (text !== '') {
        const known = owners.get(text)
        if (known) known.push(document)
        else owners.set(text, [document])
      }
  return Array.from(owners, ([text, of]) => ({ text, owners: of }))
}

/** Reads every document once, so that a search needs to look only at the words and fields it can match. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const { words, owners, fieldStarts } = readFields(documents)
  const tokens = words.tokens.slice(0, words.size)
  const vocabulary = [...words.ids.keys()]
  const wordStarts = sumUp(Uint32Array.from(['', ...vocabulary], (word) => word.length + 1)).subarray(1)
  return {
    documentCount: documents.length,
    vocabulary: `\n${vocabulary.join('\n')}\n`,
    wordStarts,
    ...listFields({ tokens, fieldStarts }, Uint32Array.from(vocabulary, letterBits)),
    tokens,
    fieldStarts,
    owners,
    keywords: readKeywords(documents),
  }
}

function addScores(index: SearchIndex, finder: FieldFinder, weight: number, scores: Float64Array): void {
  for (let at = 0; at < finder.size; at++) scores[index.owners[finder.fields[at]!]!]! += weight
}

/** The texts a field may hold and what each of them adds; the phrase may itself be a pair or a term. */
function weighParts(search: Search): ReadonlyMap<string, number> {
  const weights = new Map<string, number>([[search.phrase, scoreWeights.phrase]])
  for (const pair of search.pairs) weights.set(pair, (weights.get(pair) ?? 0) + scoreWeights.pair)
  for (const term of search.terms) weights.set(term, (weights.get(term) ?? 0) + scoreWeights.term)
  return weights
}

function scoreText(index: SearchIndex, search: Search, scores: Float64Array): void {
  const finder = makeFinder(index)
  for (const [part, weight] of weighParts(search)) {
    findFields(index, part.split(' '), finder)
    addScores(index, finder, weight, scores)
  }
  for (const part of [...search.pairs, ...search.terms]) {
    findWholeFields(index, part.split(' '), finder)
    addScores(index, finder, scoreWeights.whole, scores)
  }
}

function scoreKeywords(index: SearchIndex, phrase: string, scores: Float64Array): void {
  const alone = index.keywords.find(({ text }) => text === phrase)
  for (const owner of alone?.owners ?? []) if (scores[owner] === 0) scores[owner] = scoreWeights.keywordAlone
  const isNamed = new Uint8Array(index.documentCount)
  for (const { text, owners } of index.keywords)
    if (containsKeyword(phrase, text)) for (const owner of owners) isNamed[owner] = 1
  for (let owner = 0; owner < isNamed.length; owner++) scores[owner]! += isNamed[owner]! * scoreWeights.keyword
}

/** Scores every document as `scoreFields` does, in the order of the documents; null for an empty search (J5-39). */
export function scoreAll(index: SearchIndex, text: string): Float64Array | null {
  const search = parseSearch(text)
  if (search.phrase === '') return null
  const scores = new Float64Array(index.documentCount)
  scoreText(index, search, scores)
  scoreKeywords(index, search.phrase, scores)
  return scores
}
