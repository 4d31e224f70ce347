import { isSearchCut, longestSearch, mostSearchedWords } from '#domain/search/searched-part.ts'

/** What is said of a search that is longer than what is searched of it. */
const cutSearchWords = `Only the beginning of your search is used: at most ${mostSearchedWords} words and ${longestSearch} characters.`

/** What a visitor reads about the text of a search; '' when there is nothing to say. */
export const noteOfSearch = (text: string): string => (isSearchCut(text) ? cutSearchWords : '')
