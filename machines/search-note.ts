import { isSearchCut, longestSearch, mostSearchedWords } from '#domain/search/searched-part.ts'

const cutSearchWords = `Only the beginning of your search is used: at most ${mostSearchedWords} words and ${longestSearch} characters.`

export const noteOfSearch = (text: string): string => (isSearchCut(text) ? cutSearchWords : '')
