import { searchedText } from './searched-part.ts'
import { stopwords } from './stopwords.ts'

/** What each finding adds to a score (J5-41 to J5-46), and the least score of a hit (J5-40). */
export const scoreWeights = {
  phrase: 9999,
  whole: 999,
  pair: 99,
  term: 1,
  keyword: 999,
  keywordAlone: 10_000,
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

/** Cuts at blanks what is searched of a text (J5-38, J5-48). */
export function parseSearch(text: string): Search {
  const phrase = searchedText(text)
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
