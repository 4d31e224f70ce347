import { findFields, findExactFields, makeFinder, type FieldFinder } from './find-fields.ts'
import { containsKeyword, parseSearch, scoreWeights, type ParsedSearch } from './keyword-score.ts'
import type { SearchIndex } from './search-index.ts'

function addScores(index: SearchIndex, finder: FieldFinder, weight: number, scores: Float64Array): void {
  for (let at = 0; at < finder.size; at++) scores[index.owners[finder.fields[at]!]!]! += weight
}

function weighParts(search: ParsedSearch): ReadonlyMap<string, number> {
  const weights = new Map<string, number>([[search.phrase, scoreWeights.phrase]])
  for (const pair of search.pairs) weights.set(pair, (weights.get(pair) ?? 0) + scoreWeights.pair)
  for (const term of search.terms) weights.set(term, (weights.get(term) ?? 0) + scoreWeights.term)
  return weights
}

function scoreText(index: SearchIndex, search: ParsedSearch, scores: Float64Array): void {
  const finder = makeFinder(index)
  for (const [part, weight] of weighParts(search)) {
    findFields(index, part.split(' '), finder)
    addScores(index, finder, weight, scores)
  }
  for (const part of [...search.pairs, ...search.terms]) {
    findExactFields(index, part.split(' '), finder)
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

/** One score per document, in their order (J5-41 to J5-46, J5-52). Null for an empty search. */
export function scoreAll(index: SearchIndex, text: string): Float64Array | null {
  const search = parseSearch(text)
  if (search.phrase === '') return null
  const scores = new Float64Array(index.documentCount)
  scoreText(index, search, scores)
  scoreKeywords(index, search.phrase, scores)
  return scores
}
