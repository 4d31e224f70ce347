import { foldWords } from '../text/fold-text.ts'
import { searchedPart } from './searched-part.ts'

export const stopwords: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it
  its itself they them their theirs themselves what which who whom this that these those am is are was were be been
  being have has had having do does did doing a an the and but if or because as until while of at by for with about
  against between into through during before after above below to from up down in out on off over under again further
  then once here there when where why how all any both each few more most other some such no nor not only own same so
  than too very s t can will just don should now`.split(/\s+/),
)

export const scoreWeights = {
  phrase: 9999,
  whole: 999,
  pair: 99,
  term: 1,
  keyword: 999,
  keywordAlone: 10_000,
  minimum: 2,
} as const

export type ParsedSearch = {
  readonly phrase: string
  readonly words: readonly string[]
  readonly terms: readonly string[]
  readonly pairs: readonly string[]
}

export function parseSearch(text: string): ParsedSearch {
  const phrase = searchedPart(foldWords(searchedPart(text)))
  const words = phrase === '' ? [] : phrase.split(' ')
  const isTerm = (word: string) => !stopwords.has(word)
  const pairs = words.slice(1).flatMap((word, at) => {
    const first = words[at] ?? ''
    return isTerm(first) && isTerm(word) ? [`${first} ${word}`] : []
  })
  return { phrase, words, terms: [...new Set(words.filter(isTerm))], pairs: [...new Set(pairs)] }
}

const isWordCharacter = (character: string) => /[\p{L}\p{N}]/u.test(character)

export function containsKeyword(phrase: string, keyword: string): boolean {
  if (keyword === '') return false
  for (let at = phrase.indexOf(keyword); at !== -1; at = phrase.indexOf(keyword, at + 1)) {
    const startsWord = at === 0 || !isWordCharacter(phrase.charAt(at - 1))
    if (startsWord && !isWordCharacter(phrase.charAt(at + keyword.length))) return true
  }
  return false
}
