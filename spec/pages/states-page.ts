import { parseFeature } from '../parse-feature.ts'
import { type Source, readSources } from '../files.ts'
import { getFeatureName } from '../results/source-hashes.ts'
import { count } from '../report.ts'
import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import type { FlowOfPages, StateOfFlow } from './read-flows.ts'

export type Use = { readonly name: string; readonly file: string }

export function findUses(sources: ReadonlyArray<Source>): ReadonlyMap<string, ReadonlyArray<Use>> {
  const uses = new Map<string, Use[]>()
  for (const { file, text } of sources) {
    const { document, pickles } = parseFeature(file, text)
    const sentences = new Set(pickles.flatMap(({ steps }) => steps.map((step) => step.text)))
    const use = { name: document.feature?.name ?? file, file }
    for (const sentence of sentences) uses.set(sentence, [...(uses.get(sentence) ?? []), use])
  }
  return uses
}

type Uses = ReadonlyMap<string, ReadonlyArray<Use>>

function writeUses(uses: ReadonlyArray<Use> = []): Markup {
  const links = uses.map(({ name, file }) => markup`<a href="${addresses.feature(getFeatureName(file))}">${name}</a>`)
  return links.length > 0
    ? markup` <span class="note">said in ${links.map((link, at) => markup`${at > 0 ? ', ' : ''}${link}`)}</span>`
    : emptyMarkup
}

const linkState = ({ stem }: FlowOfPages, { anchor, sentence }: StateOfFlow): Markup =>
  markup`<a href="${addresses.flow(stem)}#${anchor}">${sentence}</a>`

function isTransientState({ moves }: FlowOfPages, { state: { id, does } }: StateOfFlow): boolean {
  const own = moves.filter(({ transition }) => transition.from === id)
  const calls = does.some((each) => each.startsWith('calls '))
  return own.length > 0 && !calls && own.every(({ transition }) => transition.event === '')
}

export function writeUnsaid(flows: ReadonlyArray<FlowOfPages>, uses: Uses): Markup {
  const described = (flow: FlowOfPages) => flow.states.filter(({ state }) => state.meta.description !== undefined)
  const groups = flows.map((flow) => ({ flow, states: described(flow).filter(({ sentence }) => !uses.has(sentence)) }))
  const all = flows.flatMap(described)
  const unsaid = groups.flatMap(({ states }) => states)
  const item = (flow: FlowOfPages, state: StateOfFlow) =>
    markup`<li>${linkState(flow, state)}${isTransientState(flow, state) && markup` <span class="note">left at once</span>`}</li>`
  return markup`<section class="group" id="unsaid"><h2>States that no example says</h2>
<p>Of ${count(all.length, 'state')} with a sentence no example says ${unsaid.length}. What is left at once nobody could look at.</p>
${groups
  .filter(({ states }) => states.length > 0)
  .map(
    ({ flow, states }) => markup`<h3>${flow.name}</h3><ul>${states.map((state) => item(flow, state))}</ul>`,
  )}</section>`
}

export function writeStatesPage(spec: Spec): Page {
  const uses = findUses(readSources('features/**/*.feature'))
  return {
    address: addresses.states,
    title: 'States',
    way: [['Words', addresses.words]],
    body: markup`<h1>States</h1>
<p class="lead">The sentences that features say after “Then”, one for each state of a flow, and the features that say them. At the end stand <a href="#unsaid">those that no example says</a>.</p>
${spec.flows.map(
  (flow) => markup`<section class="group"><h2><a href="${addresses.flow(flow.stem)}">${flow.name}</a></h2>
<ul>${flow.states.map((state) => markup`<li>${linkState(flow, state)}${writeUses(uses.get(state.sentence))}</li>`)}</ul></section>`,
)}
${writeUnsaid(spec.flows, uses)}`,
  }
}
