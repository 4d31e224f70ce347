import { readFileSync } from 'node:fs'
import { parseTsv } from '../files.ts'

export type Term = {
  readonly name: string
  readonly forms: ReadonlyArray<string>
  readonly meaning: string
  readonly contrast: string
  readonly avoided: ReadonlyArray<string>
  readonly line: number
}

export const termsFile = 'features/terms.tsv'

const splitList = (cell = '') => cell.split(';').flatMap((each) => each.trim() || [])

export const parseTerms = (text: string): ReadonlyArray<Term> =>
  parseTsv(text).map(({ cells: [name = '', forms, meaning = '', contrast = '', avoided], line }) => ({
    name,
    forms: splitList(forms),
    meaning,
    contrast,
    avoided: splitList(avoided),
    line,
  }))

export const readTerms = () => parseTerms(readFileSync(termsFile, 'utf8'))

export const toPlural = (name: string) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

export const listTermForms = ({ name, forms }: Term) => [name, toPlural(name), ...forms]
