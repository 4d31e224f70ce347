import { addresses } from './addresses.ts'
import { listCapabilityRules } from './capability-page.ts'
import type { Capability, Spec } from './gather.ts'
import { linkGuides } from './guide-pages.ts'
import type { Page } from './layout.ts'
import { markup, type Markup } from './markup.ts'
import type { OpenList } from './open-lists.ts'
import { writePictured } from './pictures-part.ts'
import { count, formatNumber } from '../report.ts'

const getFirstParagraph = ({ text }: Capability) => (text.trim().split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ')

const writeFigure = (number: number, name: string, to: string): Markup =>
  markup`<li><a href="${to}"><b>${formatNumber(number)}</b> <span>${name}</span></a></li>`

const writeOpen = ({ list, title, says, count: number }: OpenList): Markup =>
  markup`<li class="${number === 0 ? 'none' : 'some'}"><b>${number === null ? '–' : formatNumber(number)}</b> <a href="${addresses.open(list)}">${title}</a> <span class="note">${says}</span></li>`

const writeCapability = (capability: Capability): Markup => markup`<li>
<h3><a href="${addresses.capability(capability.name)}">${capability.title}</a></h3>
<p>${getFirstParagraph(capability)}</p>
<p class="note">${count(capability.features.length, 'feature')}, ${count(listCapabilityRules(capability).length, 'rule')}</p>
</li>`

function writeFigures({ capabilities, features, requirements, covered }: Spec): Markup {
  const rules = features.flatMap((feature) => feature.rules)
  const cases = rules.flatMap(({ examples }) => examples.flatMap((example) => example.cases))
  return markup`<ul class="figures">
${writeFigure(capabilities.length, 'capabilities', '#capabilities')}
${writeFigure(rules.length, `rules in ${features.length} features`, '#capabilities')}
${writeFigure(cases.length, 'examples that can be run', '#capabilities')}
${writeFigure(covered.size, `of ${formatNumber(requirements.size)} requirements proved`, addresses.requirements)}
</ul>`
}

export function writeFirstPage(spec: Spec, lists: ReadonlyArray<OpenList>): Page {
  return {
    address: addresses.first,
    title: 'What the site promises',
    way: [],
    body: markup`<h1>What the site promises</h1>
<p class="lead">Every promise is a rule with examples that can be run. Beside each stands what requires it, what was decided, and how it stood when it last ran.</p>
${linkGuides()}
${writeFigures(spec)}
${writePictured(spec)}
<section aria-labelledby="open"><h2 id="open">What is open</h2>
<ul class="open">${lists.map(writeOpen)}</ul></section>
<section aria-labelledby="capabilities"><h2 id="capabilities">What it can do</h2>
<ul class="capabilities">${spec.capabilities.map(writeCapability)}</ul></section>`,
  }
}
