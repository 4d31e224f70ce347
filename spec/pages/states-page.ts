import { findUses } from '../glossary/find-uses.ts'
import { readSources } from '../read-sources.ts'
import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { nameOfFeature } from '../results/made-of.ts'

/** The sentences of the states, flow by flow, each with the features that say it. */
export function writeStatesPage(spec: Spec): Page {
  const uses = findUses(readSources('features/**/*.feature'))
  const writeUses = (sentence: string): Markup => {
    const links = (uses.get(sentence) ?? []).map(
      ({ name, file }) => markup`<a href="${addresses.feature(nameOfFeature(file))}">${name}</a>`,
    )
    return links.length > 0
      ? markup` <span class="note">said in ${links.map((link, at) => markup`${at > 0 ? ', ' : ''}${link}`)}</span>`
      : nothing
  }
  return {
    address: addresses.states,
    title: 'States',
    way: [['Words', addresses.words]],
    body: markup`<h1>States</h1>
<p class="lead">The sentences that features say after “Then”, one for each state of a flow, and the features that say them.</p>
${spec.flows.map(
  ({ stem, name, states }) => markup`<section class="group"><h2><a href="${addresses.flow(stem)}">${name}</a></h2>
<ul>${states.map(({ anchor, sentence }) => markup`<li><a href="${addresses.flow(stem)}#${anchor}">${sentence}</a>${writeUses(sentence)}</li>`)}</ul></section>`,
)}`,
  }
}
