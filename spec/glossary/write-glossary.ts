import { escapeProse } from '../markdown.ts'
import type { Place, TermUses } from './find-terms.ts'
import type { Term } from './terms.ts'
import { count } from '../words.ts'

const anchorOf = (name: string) => `#${name.toLowerCase().replaceAll(' ', '-')}`

const linkTerm = (name: string, said = name) => `[${escapeProse(said)}](${anchorOf(name)})`

/** Sentences in which the terms that stand before a colon lead to where they are explained. */
const linkTerms = (text: string, names: ReadonlySet<string>) =>
  escapeProse(text).replace(/(^|\. )([^.:]+):/g, (whole, before: string, said: string) => {
    const name = said.charAt(0).toLowerCase() + said.slice(1)
    return names.has(name) ? `${before}${linkTerm(name, said)}:` : whole
  })

const folderOf = ({ file }: Place) => file.split('/')[1] ?? ''

function writeCapabilities(places: ReadonlyArray<Place>) {
  const byFolder = Map.groupBy(places, folderOf)
  const links = [...byFolder]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([folder, some]) => `[${folder}](../features/${folder}/readme.md) (${some.length})`)
  return `Said by rules of ${links.join(', ')}.`
}

const linkRule = ({ rule, file }: Place) => `[${escapeProse(rule)}](../${file})`

const linkFeature = ({ feature, file }: Place) => `[${escapeProse(feature)}](../${file})`

const listFeatures = (places: ReadonlyArray<Place>) =>
  [...Map.groupBy(places, ({ file }) => file).values()].map(([first]) => linkFeature(first!)).join(', ')

const anchorOfRules = (name: string) => anchorOf(`rules that say ${name}`)

function writeTerm({ name, meaning, contrast }: Term, uses: TermUses, names: ReadonlySet<string>) {
  const places = [...uses.inRules, ...uses.inExamples]
  return [
    '',
    `## ${name}`,
    '',
    escapeProse(meaning),
    ...(contrast ? ['', `Not to be confused with: ${linkTerms(contrast, names)}`] : []),
    '',
    places.length > 0
      ? `${writeCapabilities(places)} [Which ones](${anchorOfRules(name)}).`
      : `Said under ${listFeatures(uses.inFeatures)}.`,
  ]
}

function listRules({ name }: Term, { inRules, inExamples }: TermUses): ReadonlyArray<string> {
  if (inRules.length + inExamples.length === 0) return []
  const byFeature = [...Map.groupBy(inRules, ({ file }) => file).values()]
  const also = inRules.length > 0 ? 'Also in' : 'In'
  return [
    '',
    `### Rules that say ${name}`,
    ...(byFeature.length > 0 ? [''] : []),
    ...byFeature.map((places) => `- ${escapeProse(places[0]?.feature ?? '')}: ${places.map(linkRule).join('; ')}`),
    ...(inExamples.length > 0
      ? ['', `${also} examples of ${count(inExamples.length, 'rule')}, under ${listFeatures(inExamples)}.`]
      : []),
  ]
}

const none: TermUses = { inRules: [], inExamples: [], inFeatures: [] }

function listAvoided(terms: ReadonlyArray<Term>) {
  const words = terms.flatMap(({ name, avoided }) => avoided.map((word) => ({ word, name })))
  return words
    .toSorted((one, other) => one.word.localeCompare(other.word, 'en-US'))
    .map(({ word, name }) => `- ${escapeProse(word)}: see ${linkTerm(name)}`)
}

/** The glossary as Markdown: each term with its meaning and what it is not; then words that are avoided, and the rules. */
export function writeGlossary(terms: ReadonlyArray<Term>, uses: ReadonlyMap<string, TermUses>): string {
  const names = new Set(terms.map(({ name }) => name))
  const usesOf = ({ name }: Term) => uses.get(name) ?? none
  return [
    '# Glossary',
    '',
    'One word for one thing. The meanings are written in [features/terms.tsv](../features/terms.tsv), the uses are found',
    'by `npm run spec -- glossary`. The sentences of the states stand in [states](states.md).',
    '',
    `${terms.map(({ name }) => linkTerm(name)).join(' · ')}. Then [words that no feature says](#words-that-no-feature-says) and [where each term is said](#where-each-term-is-said).`,
    ...terms.flatMap((term) => writeTerm(term, usesOf(term), names)),
    '',
    '## Words that no feature says',
    '',
    ...listAvoided(terms),
    '',
    '## Where each term is said',
    ...terms.flatMap((term) => listRules(term, usesOf(term))),
    '',
  ].join('\n')
}
