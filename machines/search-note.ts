import { isSearchCut, longestSearch, maxSearchedWords } from '#domain/search/searched-part.ts'

const cutSearchWords = `Only the beginning of your search is used: at most ${maxSearchedWords} words and ${longestSearch} characters.`

export const searchCutNote = (text: string): string => (isSearchCut(text) ? cutSearchWords : '')
