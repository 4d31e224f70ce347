import { readFileSync } from 'node:fs'
import { parseTsv } from '../tsv.ts'

export type Term = {
  readonly name: string
  readonly forms: ReadonlyArray<string>
  readonly meaning: string
  readonly contrast: string
  readonly avoided: ReadonlyArray<string>
  readonly line: number
}

export const termsFile = 'features/terms.tsv'

const listOf = (cell = '') => cell.split(';').flatMap((each) => each.trim() || [])

export const parseTerms = (text: string): ReadonlyArray<Term> =>
  parseTsv(text).map(({ cells: [name = '', forms, meaning = '', contrast = '', avoided], line }) => ({
    name,
    forms: listOf(forms),
    meaning,
    contrast,
    avoided: listOf(avoided),
    line,
  }))

export const readTerms = () => parseTerms(readFileSync(termsFile, 'utf8'))

export const pluralOf = (name: string) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

export const formsOf = ({ name, forms }: Term) => [name, pluralOf(name), ...forms]
