import type { Picture } from '../draw/pictures.ts'
import { byStake } from '../interruptions/interruptions.ts'
import { formatPathCoverage, formatRecordStatus } from '../coverage/format-records.ts'
import { addresses } from './addresses.ts'
import { stakeAnchor, mapExamplePlaces } from './interruptions-page.ts'
import type { Spec } from './gather.ts'
import { writePath, type Page } from './layout.ts'
import { asMarkup, writeListSection, markup, emptyMarkup, type Markup } from './markup.ts'
import type { FlowOfPages, Move, StateOfFlow } from './read-flows.ts'
import { writeBriefly, writeRequirements } from './requirement-part.ts'
import { readCoverage, type Taking } from './move-coverage.ts'
import { capitalize, count } from '../report.ts'

const writeKey = (path: string): Markup => asMarkup(markup`<code>${path}</code>`.html.replaceAll('.', '.<wbr>'))

const writeDraft = ({
  from,
  when,
  becomes,
  transition: { guard },
}: Move): Markup => markup`<div class="draft"><p><b>Draft</b>, for somebody to judge, reword and name:</p>
<pre>Example: ${capitalize(when)}
  Given ${from}
  When ${when}
  Then ${becomes}</pre>${guard ? markup`<p class="note">It is so ${guard}.</p>` : emptyMarkup}</div>`

type Places = ReturnType<typeof mapExamplePlaces>

const maxNamed = 4

function writeTakers({ answer }: NonNullable<Taking>, places: Places): Markup {
  const examples = answer.examples ?? []
  const links = examples.slice(0, maxNamed).map(({ title, file, line, stale }) => {
    const place = places.get(`${file}:${line}`)
    const name = place ? markup`<a href="${place}">${title}</a>` : markup`${title}`
    return stale ? markup`${name} (stale: ${stale})` : name
  })
  const rest = examples.length - links.length
  return markup`<p class="note">Taken by ${links.map((link, at) => markup`${at > 0 ? '; ' : ''}${link}`)}${rest > 0 ? ` and ${count(rest, 'other example')}` : ''}.</p>`
}

function writeUntaken({ answer, told }: NonNullable<Taking>, move: Move): Markup {
  return markup`<p><span class="mark mark-open">no example in memory takes this</span> ${formatPathCoverage(answer, told.known)}</p>${writeDraft(move)}`
}

const writeMove = (spec: Spec, move: Move, taken: Markup): Markup => {
  const { anchor, when, becomes, stays, transition } = move
  const { guard, meta, event } = transition
  return markup`<li id="${anchor}"><p><b>${capitalize(when)}</b>${guard && guard !== 'otherwise' ? markup` <i>(${guard})</i>` : emptyMarkup}: ${stays ? 'it stays so' : markup`<i class="then">${becomes}</i>`}. ${event ? writeKey(event) : emptyMarkup}</p>
${writeBriefly(spec, meta.requirements ?? [])}${taken}</li>`
}

function writeState(spec: Spec, { anchor, state, sentence, isStart }: StateOfFlow, moves: Markup): Markup {
  const { path, kind, does, meta } = state
  const words = [...(meta.says ?? []), ...(meta.lends ?? [])]
  return markup`<section class="state" id="${anchor}">
<h3>${capitalize(sentence)}</h3>
<p class="note">${writeKey(path)}${isStart ? ' · it starts here' : ''}${kind === 'final' ? ' · it ends here' : ''}${does.length > 0 ? ` · ${does.join('; ')}` : ''}</p>
${writeListSection(
  markup`<h4>A visitor reads</h4>`,
  words.map((each) => markup`“${each}”`),
)}
${writeRequirements(spec, meta.requirements ?? [])}
${moves}
</section>`
}

const writePicture = ({ name, states, moves }: FlowOfPages, file: string, part: string): Markup => {
  const all = `${count(states.length, 'state')} and ${count(moves.length, 'transition')}`
  return markup`<figure><section class="wide" tabindex="0" aria-label="Chart${part}"><a href="/charts/${file}"><img src="/charts/${file}" alt="Chart of ${name}${part}: ${all}. The list below says the same in words."></a></section></figure>`
}

function writeCharts(flow: FlowOfPages, pictures: ReadonlyArray<Picture>): Markup {
  const parts = pictures.length - 1
  return markup`${pictures.map(({ name }, at) => {
    const part = parts === 0 ? '' : at === 0 ? ', overview' : `, part ${at} of ${parts}`
    return writePicture(flow, `${name}.svg`, part)
  })}`
}

function writeMoves(spec: Spec, flow: FlowOfPages, from: string, places: Places): Markup {
  const getCoverage = readCoverage(spec)
  const leaving = flow.moves.filter(({ transition }) => transition.from === from)
  if (leaving.length === 0) return emptyMarkup
  return markup`<ul class="moves">${leaving.map((move) => {
    const taking = getCoverage(flow, move)
    if (taking === null) return writeMove(spec, move, emptyMarkup)
    const taken = (taking.answer.examples ?? []).length > 0 ? writeTakers(taking, places) : writeUntaken(taking, move)
    return writeMove(spec, move, taken)
  })}</ul>`
}

function writeFacts(spec: Spec, { stem, file, states, moves }: FlowOfPages): Markup {
  const features = spec.features.filter(({ flow }) => flow === stem)
  const stakes = byStake(spec.crossings.filter(({ stake }) => stake.flow === stem))
  return markup`<dl class="facts"><div><dt>Flow</dt><dd>${count(states.length, 'state')}, ${count(moves.length, 'transition')}</dd></div>
<div><dt>Told in</dt>${features.map((feature) => markup`<dd><a href="${addresses.feature(feature.stem)}">${feature.name}</a></dd>`)}</div>
${stakes.length > 0 && markup`<div><dt>At stake</dt>${stakes.map(([stake]) => markup`<dd><a href="${addresses.crossings}#${stakeAnchor(stake)}">${stake.what}</a></dd>`)}</div>`}
<div><dt>Written in</dt><dd>${writePath(file)}</dd></div></dl>`
}

const writeContents = ({ states }: FlowOfPages): Markup =>
  markup`<nav class="contents" aria-labelledby="states"><h3 id="states">${count(states.length, 'state')}</h3><ul>${states.map(
    ({ anchor, sentence }) => markup`<li><a href="#${anchor}">${capitalize(sentence)}</a></li>`,
  )}</ul></nav>`

function writeRecorded({ taken }: Spec, { stem }: FlowOfPages): Markup {
  const told = taken.get(stem)
  if (!told) return emptyMarkup
  return markup`${formatRecordStatus(told, { withPaths: true }).map((line) => markup`<p class="note">${line.trim()}</p>`)}`
}

export function writeFlowPage(spec: Spec, flow: FlowOfPages, pictures: ReadonlyArray<Picture> = []): Page {
  const places = mapExamplePlaces(spec)
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
${writeCharts(flow, pictures)}
<h2 id="in-words">In words</h2>
${writeRecorded(spec, flow)}
${writeContents(flow)}
${anywhere.length > 0 ? markup`<section class="state"><h3>In any state</h3>${anywhere}</section>` : emptyMarkup}
${flow.states.map((each) => writeState(spec, each, writeMoves(spec, flow, each.state.id, places)))}`,
  }
}
