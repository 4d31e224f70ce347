import { collapseWhitespace, lowerCaseText } from '../text/plain-text.ts'

export const longestSearch = 200
export const maxSearchedWords = 12

/** In characters; longer than the searched part, so that a page can tell that the text was cut. */
const maxRetainedLength = 400

const halfAtEnd = /[\uD800-\uDBFF]$/

const truncateText = (text: string, length: number) => text.slice(0, length).replace(halfAtEnd, '')

export function searchedPart(text: string): string {
  const tidy = collapseWhitespace(text)
  const words = tidy.split(' ', maxSearchedWords).join(' ')
  if (words.length <= longestSearch) return words
  const end = words.lastIndexOf(' ', longestSearch)
  return end > 0 ? words.slice(0, end) : truncateText(words, longestSearch)
}

export const searchedText = (text: string): string => searchedPart(lowerCaseText(text))

export const isSearchCut = (text: string): boolean => searchedText(text) !== lowerCaseText(text)

export const truncateSearch = (text: string): string =>
  text.length <= maxRetainedLength ? text : truncateText(collapseWhitespace(text), maxRetainedLength)
