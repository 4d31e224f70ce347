import { parseSearch } from '../search/keyword-score.ts'
import { foldText } from '../text/fold-text.ts'

/** Ends a line after each sentence; a stop after a capital is one of an abbreviation. */
const inLines = (text: string) => text.replaceAll(/([^A-Z][.!?][”)]*) +(?=[A-Z0-9“(])/g, '$1\n')

/**
 * The part of a text that begins with the sentence in which most words of a search stand; all of it where none does.
 * @param text lines, each of one or more sentences @returns one line; what ends without a stop is parted by a dot
 */
export function foundWords(text: string, search: string): string {
  const { phrase, terms } = parseSearch(search)
  const sentences = inLines(text).split('\n').filter(Boolean)
  const counts = sentences.map((sentence) => {
    const folded = foldText(sentence)
    const count = terms.filter((term) => folded.includes(term)).length
    return folded.includes(phrase) ? count + terms.length + 1 : count
  })
  const [first = '', ...rest] = sentences.slice(counts.indexOf(Math.max(...counts)))
  return rest.reduce((before, after) => `${before}${/[.!?][”)]*$/.test(before) ? ' ' : ' · '}${after}`, first)
}
