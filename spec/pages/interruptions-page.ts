import { byStake, formatSummary, type Interruption, draftExample } from '../interruptions/interruptions.ts'
import type { FeatureSentence } from '../interruptions/feature-sentences.ts'
import { kinds, type Kind } from '../interruptions/tables.ts'
import { formatFlowName } from '../machines.ts'
import { addresses, slugify } from './addresses.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { markup, type Markup } from './markup.ts'

/** Keys are `file:line`, of an example or of a row of its tables. */
export const mapExamplePlaces = ({ features }: Spec): ReadonlyMap<string, string> =>
  new Map(
    features.flatMap(({ file, stem, rules }) =>
      rules.flatMap(({ examples }) =>
        examples.flatMap(({ line, anchor, cases }) =>
          [line, ...cases.map((each) => each.line)].map(
            (at) => [`${file}:${at}`, `${addresses.feature(stem)}#${anchor}`] as const,
          ),
        ),
      ),
    ),
  )

type PlaceOf = (saying: FeatureSentence) => string

export function findSayings(spec: Spec): PlaceOf {
  const examples = mapExamplePlaces(spec)
  const rules = new Map(
    spec.features.flatMap(({ file, stem, rules: all }) =>
      all.map(({ line, anchor }) => [`${file}:${line}`, `${addresses.feature(stem)}#${anchor}`] as const),
    ),
  )
  return ({ file, line, feature }) =>
    examples.get(`${file}:${line}`) ?? rules.get(`${file}:${line}`) ?? addresses.feature(feature)
}

export const stakeAnchor = ({ flow, state }: Interruption['stake']) => `${flow}-${slugify(state)}`

export const writeUntold = (crossing: Interruption): Markup =>
  markup`<span class="mark mark-open">nobody has said</span> <details><summary>Draft</summary><pre>${draftExample(crossing).join('\n')}</pre></details>`

const writeAnswer = (crossing: Interruption, getPlace: PlaceOf): Markup =>
  crossing.told.length === 0
    ? writeUntold(crossing)
    : markup`${crossing.told.map((saying, at) => markup`${at > 0 ? markup`<br>` : ''}<a href="${getPlace(saying)}">${saying.says}</a> <span class="note">${saying.by}</span>`)}`

const writeRow = (crossing: Interruption, getPlace: PlaceOf): Markup =>
  markup`<tr><th scope="row">${crossing.happening.sentence}</th><td>${kinds[crossing.happening.kind as Kind]}</td><td>${writeAnswer(crossing, getPlace)}</td></tr>`

const writeStake = (crossings: ReadonlyArray<Interruption>, stake: Interruption['stake'], getPlace: PlaceOf): Markup =>
  markup`<section class="group" id="${stakeAnchor(stake)}"><h2><a href="${addresses.flow(stake.flow)}">${formatFlowName(stake.flow)}</a>: ${crossings[0]?.sentence}</h2>
<p>At stake: ${stake.what}.</p>
<div class="wide" role="region" tabindex="0" aria-label="What may come between: ${crossings[0]?.sentence}"><table><thead><tr><th scope="col">What happens</th><th scope="col">Where it comes from</th><th scope="col">What then</th></tr></thead>
<tbody>${crossings.map((crossing) => writeRow(crossing, getPlace))}</tbody></table></div></section>`

export function writeInterruptionsPage(spec: Spec): Page {
  const getPlace = findSayings(spec)
  const groups = byStake(spec.crossings)
  return {
    address: addresses.crossings,
    title: 'Crossings',
    way: [],
    body: markup`<h1>Crossings</h1>
<p class="lead">Something is at stake, and something else happens first. ${formatSummary(spec.crossings)}</p>
<nav class="contents" aria-labelledby="stakes"><h2 id="stakes">What is at stake</h2><ul>${groups.map(
      ([stake, crossings]) =>
        markup`<li><a href="#${stakeAnchor(stake)}">${formatFlowName(stake.flow)}: ${crossings[0]?.sentence}</a></li>`,
    )}</ul></nav>
${groups.map(([stake, crossings]) => writeStake(crossings, stake, getPlace))}`,
  }
}
