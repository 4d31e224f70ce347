import { readFileSync } from 'node:fs'
import { parseTsv } from '../tsv.ts'

/** A term of the business, as `features/terms.tsv` says it. */
export type Term = {
  readonly name: string
  /** Other forms that count as uses of it, besides its plural. */
  readonly forms: ReadonlyArray<string>
  readonly meaning: string
  /** What it is not to be confused with, in sentences; empty when there is nothing. */
  readonly contrast: string
  /** Words for the same that no feature says. */
  readonly avoided: ReadonlyArray<string>
  /** The line of the table. */
  readonly line: number
}

export const termsFile = 'features/terms.tsv'

const listOf = (cell = '') => cell.split(';').flatMap((each) => each.trim() || [])

/** Reads tab-separated term, other forms, meaning, contrast and avoided words, under one line of headings. */
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

/** The plural of a term: of its last word. */
export const pluralOf = (name: string) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

export const formsOf = ({ name, forms }: Term) => [name, pluralOf(name), ...forms]
