import { refuseName } from '#scripts/names/names.ts'
import { readSources } from '../files.ts'
import { type Report, count } from '../report.ts'
import { findTerms, type TermLocation, type TermUses } from './find-terms.ts'
import { listTermForms, readTerms, type Term } from './terms.ts'

const fileCapability = ({ file }: TermLocation) => file.split('/')[1] ?? ''

function countRules(places: ReadonlyArray<TermLocation>): string {
  const groups = [...Map.groupBy(places, fileCapability)].toSorted(([, one], [, other]) => other.length - one.length)
  return groups.map(([capability, rules]) => `${capability} ${rules.length}`).join(', ')
}

const listRules = (places: ReadonlyArray<TermLocation>) => places.map(({ rule, file }) => `      ${rule}   ${file}`)

function printTerm({ name, meaning, contrast, avoided }: Term, uses: TermUses | undefined, isAlone: boolean) {
  const { inRules = [], inExamples = [] } = uses ?? {}
  const places = [...inRules, ...inExamples]
  return [
    `${name}: ${meaning}`,
    ...(contrast ? [`  Not to be confused with: ${contrast}`] : []),
    ...(avoided.length > 0 ? [`  No feature says: ${avoided.join(', ')}.`] : []),
    ...(places.length > 0 ? [`  Said by ${count(places.length, 'rule')}: ${countRules(places)}`] : []),
    ...(isAlone ? listRules(inRules) : []),
    '',
  ]
}

const isNamed = ({ avoided, ...term }: Term, word: string) =>
  [...listTermForms({ ...term, avoided }), ...avoided].some((each) => each.toLowerCase() === word.toLowerCase())

export function runGlossary(words: ReadonlyArray<string>): Report {
  const terms = readTerms()
  const uses = findTerms(terms, readSources('features/**/*.feature'))
  const word = words.join(' ')
  const found = terms.filter((term) => word === '' || isNamed(term, word))
  if (found.length === 0)
    return refuseName(`No term is called "${word}", and no word to avoid.`, word, terms.flatMap(listTermForms))
  return { lines: found.flatMap((term) => printTerm(term, uses.get(term.name), word !== '')), code: 0 }
}
