import { type Term, listTermForms, termsFile } from '../glossary/terms.ts'
import type { TermUses } from '../glossary/find-terms.ts'
import type { Problem } from '../requirements.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../files.ts'
import { listFeatureTexts, withoutQuotes } from './words.ts'

export function checkTerms(terms: ReadonlyArray<Term>, uses: ReadonlyMap<string, TermUses>): ReadonlyArray<Problem> {
  const words = terms.flatMap((term) => [...listTermForms(term), ...term.avoided].map((word) => ({ word, term })))
  const shared = [...Map.groupBy(words, ({ word }) => word).values()].flatMap(([first, ...others]) =>
    others.map(({ word, term }) => ({
      line: term.line,
      message: `"${word}" stands at "${first?.term.name}" already: one word for one thing.`,
    })),
  )
  const unused = terms
    .filter(({ name }) => Object.values(uses.get(name) ?? {}).every((places) => places.length === 0))
    .map(({ name, line }) => ({ line, message: `No feature uses "${name}": take it out, or say where it is used.` }))
  return [...shared, ...unused].map((problem) => ({ file: termsFile, ...problem }))
}

export function checkAvoided({ file, text }: Source, terms: ReadonlyArray<Term>): ReadonlyArray<Problem> {
  const { feature } = parseFeature(file, text).document
  if (!feature) return []
  const avoided = terms.flatMap(({ name, avoided: words }) => words.map((word) => ({ name, word })))
  const texts = [...listFeatureTexts(feature), { text: feature.description, location: feature.location }]
  return texts.flatMap((said) => {
    const bare = withoutQuotes(said.text)
    return avoided
      .filter(({ word }) => new RegExp(`\\b${word}\\b|^${word.charAt(0).toUpperCase()}${word.slice(1)}\\b`).test(bare))
      .map(({ name, word }) => ({ file, line: said.location.line, message: `Say "${name}" instead of "${word}".` }))
  })
}
