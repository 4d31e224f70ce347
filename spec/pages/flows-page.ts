import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { markup } from './markup.ts'
import { listUncoveredMoves } from './move-coverage.ts'
import { count } from '../report.ts'

export function writeFlowsPage(spec: Spec): Page {
  const untaken = new Map(listUncoveredMoves(spec).map(({ flow, moves }) => [flow.stem, moves.length]))
  return {
    address: addresses.flows,
    title: 'Flows',
    way: [],
    body: markup`<h1>Flows</h1>
<p class="lead">A flow says what may happen next wherever a visitor stands. Each has a chart, and the same in words.</p>
<ul class="cards">${spec.flows.map(({ stem, name, states, moves }) => {
      const missing = untaken.get(stem)
      return markup`<li><a href="${addresses.flow(stem)}">${name}</a> <span class="note">${count(states.length, 'state')}, ${count(moves.length, 'transition')}${missing ? `; ${missing} that no example takes` : ''}</span></li>`
    })}</ul>`,
  }
}
