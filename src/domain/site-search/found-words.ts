import { parseSearch } from '../search/keyword-score.ts'
import { foldText } from '../text/fold-text.ts'

const inLines = (text: string) => text.replaceAll(/([^A-Z][.!?][”)]*) +(?=[A-Z0-9“(])/g, '$1\n')

export function createExcerpt(text: string, search: string): string {
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
