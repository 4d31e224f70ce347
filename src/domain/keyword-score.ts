import { foldText } from './fold-text.ts'
import { stopwords } from './stopwords.ts'

/** What each finding adds to a score (J5-41 to J5-47), and the least score of a hit (J5-40). */
export const scoreWeights = {
  phrase: 9999,
  whole: 999,
  pair: 99,
  term: 1,
  keyword: 999,
  keywordAlone: 10_000,
  staticPage: 2,
  minimum: 2,
} as const

/**
 * A search cut into its parts, all in lower case: the whole `phrase` ('' asks for everything), its `words` as typed,
 * the distinct `terms` that are no stopwords, and the distinct `pairs` of adjacent terms.
 */
export type Search = {
  readonly phrase: string
  readonly words: readonly string[]
  readonly terms: readonly string[]
  readonly pairs: readonly string[]
}

/** Cuts the text of a search at blanks (J5-38, J5-48). */
export function parseSearch(text: string): Search {
  const phrase = foldText(text)
  const words = phrase === '' ? [] : phrase.split(' ')
  const isTerm = (word: string) => !stopwords.has(word)
  const pairs = words.slice(1).flatMap((word, at) => {
    const first = words[at] ?? ''
    return isTerm(first) && isTerm(word) ? [`${first} ${word}`] : []
  })
  return { phrase, words, terms: [...new Set(words.filter(isTerm))], pairs: [...new Set(pairs)] }
}

const isWordCharacter = (character: string) => /[\p{L}\p{N}]/u.test(character)

/** Says whether the folded `phrase` holds the folded `keyword` from word boundary to word boundary. */
export function containsKeyword(phrase: string, keyword: string): boolean {
  if (keyword === '') return false
  for (let at = phrase.indexOf(keyword); at !== -1; at = phrase.indexOf(keyword, at + 1)) {
    const opens = at === 0 || !isWordCharacter(phrase.charAt(at - 1))
    if (opens && !isWordCharacter(phrase.charAt(at + keyword.length))) return true
  }
  return false
}

function scoreField(search: Search, field: string): number {
  const count = (parts: readonly string[]) => parts.filter((part) => field.includes(part)).length
  const isWhole = search.terms.includes(field) || search.pairs.includes(field)
  return (
    (field.includes(search.phrase) ? scoreWeights.phrase : 0) +
    (isWhole ? scoreWeights.whole : 0) +
    count(search.pairs) * scoreWeights.pair +
    count(search.terms) * scoreWeights.term
  )
}

/**
 * Scores one item: the sum over its `fields` (plain text), and what its category `keywords` add (J5-41 to J5-46, J5-52).
 * An empty search scores 0; who asks for everything does not score.
 */
export function scoreFields(search: Search, fields: readonly string[], keywords: readonly string[]): number {
  if (search.phrase === '') return 0
  const found = fields.reduce((sum, field) => sum + scoreField(search, foldText(field)), 0)
  const folded = keywords.map(foldText)
  const isNamed = folded.some((keyword) => containsKeyword(search.phrase, keyword))
  const isAlone = found === 0 && folded.includes(search.phrase)
  return found + (isNamed ? scoreWeights.keyword : 0) + (isAlone ? scoreWeights.keywordAlone : 0)
}
