import { foldText, tidyBlanks } from '../text/fold-text.ts'

/** The longest search, in characters and in words: each word costs time in every job. */
export const longestSearch = 200
export const mostSearchedWords = 12

/** What is kept of a longer text, in characters, so that its box and its address show that it was longer. */
const longestKept = 400

const halfAtEnd = /[\uD800-\uDBFF]$/

/** The first characters of a text, without half of the last one. */
const firstOf = (text: string, length: number) => text.slice(0, length).replace(halfAtEnd, '')

/**
 * What of a text is searched, with tidy blanks: as many of its first words as the longest search holds, or where its first
 * word alone is longer the beginning of that. Words are cut at blanks; common little words count, for the whole phrase is
 * looked for as well (J5-38, J5-41).
 */
export function searchedPart(text: string): string {
  const tidy = tidyBlanks(text)
  const words = tidy.split(' ', mostSearchedWords).join(' ')
  if (words.length <= longestSearch) return words
  const end = words.lastIndexOf(' ', longestSearch)
  return end > 0 ? words.slice(0, end) : firstOf(words, longestSearch)
}

/** What of a text is searched, folded: the same for all texts that find the same. */
export const searchedText = (text: string): string => searchedPart(foldText(text))

/** Whether something of a text is not searched. */
export const isSearchCut = (text: string): boolean => searchedText(text) !== foldText(text)

/** What a page remembers of the text of a search: it is searched like the text, and shows as well that it is cut. */
export const keptSearch = (text: string): string =>
  text.length <= longestKept ? text : firstOf(tidyBlanks(text), longestKept)
