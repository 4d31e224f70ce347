import { existsSync } from 'node:fs'
import { addresses } from './addresses.ts'
import { placesOfExamples } from './find-example.ts'
import type { Spec } from './gather.ts'
import { writePath, type Page } from './layout.ts'
import { asMarkup, count, listUnder, markup, nothing, type Markup } from './markup.ts'
import type { FlowOfPages, Move, StateOfFlow } from './read-flows.ts'
import { writeRequirements } from './requirement-part.ts'
import { readTaking, type Taking } from './taking.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Code points of a path that may be parted at its dots, so that it fits a narrow page. */
const writeKey = (path: string): Markup => asMarkup(markup`<code>${path}</code>`.html.replaceAll('.', '.<wbr>'))

/** An example that nobody has written yet, in the words of the flow. */
const writeDraft = ({
  from,
  when,
  becomes,
  transition: { guard },
}: Move): Markup => markup`<div class="draft"><p><b>Draft</b>, for somebody to judge, reword and name:</p>
<pre>Example: ${upperFirst(when)}
  Given ${from}
  When ${when}
  Then ${becomes}</pre>${guard ? markup`<p class="note">It is so ${guard}.</p>` : nothing}</div>`

type Places = ReturnType<typeof placesOfExamples>

function writeTaking(taking: Taking, move: Move, places: Places): Markup {
  if (taking === null) return nothing
  if (taking.examples.length === 0)
    return markup`<p><span class="mark mark-open">no example takes this</span> ${taking.isInPaths ? 'Generated paths do.' : 'No generated path does either.'}</p>${writeDraft(move)}`
  const links = taking.examples.map(({ title, file, line }) => {
    const place = places.get(`${file}:${line}`)
    return place ? markup`<a href="${place}">${title}</a>` : markup`${title}`
  })
  const shown = links.slice(0, 4)
  const rest = links.slice(4)
  return markup`<p class="note">Taken by ${shown.map((link, at) => markup`${at > 0 ? '; ' : ''}${link}`)}${rest.length > 0 ? ` and ${count(rest.length, 'other example')}` : ''}.</p>`
}

const writeMove = (spec: Spec, move: Move, taken: Markup): Markup => {
  const { anchor, when, becomes, stays, transition } = move
  const { guard, meta, event } = transition
  return markup`<li id="${anchor}"><p><b>${upperFirst(when)}</b>${guard && guard !== 'otherwise' ? markup` <i>(${guard})</i>` : nothing}: ${stays ? 'it stays so' : markup`<i class="then">${becomes}</i>`}. ${event ? writeKey(event) : nothing}</p>
${writeRequirements(spec, meta.requirements ?? [])}${taken}</li>`
}

function writeState(spec: Spec, { anchor, state, sentence, isStart }: StateOfFlow, moves: Markup): Markup {
  const { path, kind, does, meta } = state
  const words = [...(meta.says ?? []), ...(meta.lends ?? [])]
  return markup`<section class="state" id="${anchor}">
<h3>${upperFirst(sentence)}</h3>
<p class="note">${writeKey(path)}${isStart ? ' · it starts here' : ''}${kind === 'final' ? ' · it ends here' : ''}${does.length > 0 ? ` · ${does.join('; ')}` : ''}</p>
${listUnder(
  markup`<h4>A visitor reads</h4>`,
  words.map((each) => markup`“${each}”`),
)}
${writeRequirements(spec, meta.requirements ?? [])}
${moves}
</section>`
}

const writeChart = ({ stem, name, states, moves }: FlowOfPages): Markup =>
  existsSync(`docs/charts/${stem}.svg`)
    ? markup`<figure><section class="wide" tabindex="0" aria-label="Chart"><a href="/charts/${stem}.svg"><img src="/charts/${stem}.svg" alt="Chart of ${name}: ${count(states.length, 'state')} and ${count(moves.length, 'transition')}. The list below says the same in words."></a></section></figure>`
    : nothing

function writeMoves(spec: Spec, flow: FlowOfPages, from: string, places: Places): Markup {
  const takingOf = readTaking(spec)
  const leaving = flow.moves.filter(({ transition }) => transition.from === from)
  if (leaving.length === 0) return nothing
  return markup`<ul class="moves">${leaving.map((move) => writeMove(spec, move, writeTaking(takingOf(flow, move), move, places)))}</ul>`
}

function writeFacts(spec: Spec, { stem, file, states, moves }: FlowOfPages): Markup {
  const features = spec.features.filter(({ flow }) => flow === stem)
  return markup`<dl class="facts"><div><dt>Flow</dt><dd>${count(states.length, 'state')}, ${count(moves.length, 'transition')}</dd></div>
<div><dt>Told in</dt>${features.map((feature) => markup`<dd><a href="${addresses.feature(feature.stem)}">${feature.name}</a></dd>`)}</div>
<div><dt>Written in</dt><dd>${writePath(file)}</dd></div></dl>`
}

const writeContents = ({ states }: FlowOfPages): Markup =>
  markup`<nav class="contents" aria-labelledby="states"><h3 id="states">${count(states.length, 'state')}</h3><ul>${states.map(
    ({ anchor, sentence }) => markup`<li><a href="#${anchor}">${upperFirst(sentence)}</a></li>`,
  )}</ul></nav>`

const writeRecorded = ({ taken }: Spec): Markup =>
  taken === null
    ? markup`<p class="note">Which examples take a transition is not known: no run has been recorded.</p>`
    : nothing

/** The page of a flow: its chart, and each state with what happens there, in words. */
export function writeFlowPage(spec: Spec, flow: FlowOfPages): Page {
  const places = placesOfExamples(spec)
  const states = new Set(flow.states.map(({ state }) => state.id))
  const roots = new Set(flow.moves.map(({ transition }) => transition.from).filter((id) => !states.has(id)))
  const anywhere = [...roots].map((root) => writeMoves(spec, flow, root, places))
  return {
    address: addresses.flow(flow.stem),
    title: `${flow.name}, a flow`,
    way: [['Flows', addresses.flows]],
    body: markup`<h1>${flow.name}</h1>
${writeFacts(spec, flow)}
<h2 id="chart">Chart</h2>
${writeChart(flow)}
<h2 id="in-words">In words</h2>
${writeRecorded(spec)}
${writeContents(flow)}
${anywhere.length > 0 ? markup`<section class="state"><h3>In any state</h3>${anywhere}</section>` : nothing}
${flow.states.map((each) => writeState(spec, each, writeMoves(spec, flow, each.state.id, places)))}`,
  }
}
