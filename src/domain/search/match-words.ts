import type { SearchIndex } from './search-index.ts'

export type Fit = 'inside' | 'start' | 'end' | 'whole'

export type WordMatches = Map<string, readonly number[]>

function findWordIndex(starts: Uint32Array, offset: number, from: number): number {
  let step = 1
  while (from + step < starts.length && starts[from + step]! <= offset) step *= 2
  let low = from + (step >> 1)
  let high = Math.min(from + step, starts.length - 1)
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle
  }
  return low
}

function scanWords({ vocabulary, wordStarts }: SearchIndex, text: string): readonly number[] {
  const words: number[] = []
  let word = 0
  for (let at = vocabulary.indexOf(text); at !== -1; at = vocabulary.indexOf(text, wordStarts[word + 1])) {
    word = findWordIndex(wordStarts, at, word)
    words.push(word)
  }
  return words
}

function findMatchingWords(index: SearchIndex, text: string, matches: WordMatches): readonly number[] {
  const known = matches.get(text)
  if (known) return known
  const words = scanWords(index, text)
  matches.set(text, words)
  return words
}

/** `text` must not contain white space. Word numbers ascend. */
export function matchWords(index: SearchIndex, text: string, fit: Fit, matches: WordMatches): readonly number[] {
  const { vocabulary, wordStarts } = index
  const words = findMatchingWords(index, text, matches)
  if (fit === 'inside') return words
  const starts = (word: number) => vocabulary.startsWith(text, wordStarts[word])
  const ends = (word: number) => vocabulary.startsWith(text, wordStarts[word + 1]! - 1 - text.length)
  const isWhole = (word: number) => text.length === wordStarts[word + 1]! - 1 - wordStarts[word]!
  return words.filter(fit === 'start' ? starts : fit === 'end' ? ends : isWhole)
}
