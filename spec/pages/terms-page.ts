import { findTerms, type TermLocation } from '../glossary/find-terms.ts'
import { readTerms, type Term } from '../glossary/terms.ts'
import { readSources } from '../files.ts'
import { getFeatureName } from '../results/source-hashes.ts'
import { addresses, slugify } from './addresses.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import { count } from '../report.ts'

const maxNamed = 5

const getTermAnchor = ({ name }: Term) => slugify(name)

function writeRule(spec: Spec, { rule, file, feature }: TermLocation): Markup {
  const stem = getFeatureName(file)
  const anchor = spec.features.find((each) => each.stem === stem)?.rules.find(({ says }) => says === rule)?.anchor
  const address = anchor ? `${addresses.feature(stem)}#${anchor}` : addresses.feature(stem)
  return markup`<li><a href="${address}">${rule || feature}</a></li>`
}

function writeRules(spec: Spec, places: ReadonlyArray<TermLocation>): Markup {
  const [shown, folded] = [places.slice(0, maxNamed), places.slice(maxNamed)]
  const rest =
    folded.length > 0 &&
    markup`<details><summary>${count(folded.length, 'other rule')}</summary><ul>${folded.map((place) => writeRule(spec, place))}</ul></details>`
  return places.length === 0 ? emptyMarkup : markup`<ul>${shown.map((place) => writeRule(spec, place))}</ul>${rest}`
}

const writeTerm = (spec: Spec, term: Term, places: ReadonlyArray<TermLocation>): Markup =>
  markup`<section class="group" id="${getTermAnchor(term)}"><h2>${term.name}</h2>
<p>${term.meaning}</p>
${term.contrast && markup`<p class="note">Not to be confused with: ${term.contrast}</p>`}
${term.avoided.length > 0 && markup`<p class="note">No feature says: ${term.avoided.join(', ')}.</p>`}
${writeRules(spec, places)}</section>`

export function writeTermsPage(spec: Spec): Page {
  const terms = readTerms()
  const uses = findTerms(terms, readSources('features/**/*.feature'))
  const listPlaces = ({ name }: Term) => {
    const { inRules = [], inExamples = [], inFeatures = [] } = uses.get(name) ?? {}
    return [inRules, inExamples, inFeatures].find((places) => places.length > 0) ?? []
  }
  return {
    address: addresses.words,
    title: 'Words',
    way: [],
    body: markup`<h1>Words</h1>
<p class="lead">One word for one thing, as rules and examples say it. The sentences of the flows stand in the <a href="${addresses.states}">index of states</a>.</p>
<nav class="contents" aria-labelledby="terms"><h2 id="terms">${count(terms.length, 'term')}</h2><ul>${terms.map((term) => markup`<li><a href="#${getTermAnchor(term)}">${term.name}</a></li>`)}</ul></nav>
${terms.map((term) => writeTerm(spec, term, listPlaces(term)))}`,
  }
}
