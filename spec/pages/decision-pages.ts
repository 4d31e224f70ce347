import { addresses } from './addresses.ts'
import { writeDecidedPage } from './decided-page.ts'
import { ruleTitle } from './feature-page.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { renderMarkdown } from './markdown.ts'
import { writeListSection, markup, emptyMarkup, type Markup } from './markup.ts'
import type { Decision } from './read-decisions.ts'
import { writeRequirements } from './requirement-part.ts'

const linkRules = (spec: Spec, ids: ReadonlyArray<string>): ReadonlyArray<Markup> =>
  [...new Set(ids.flatMap((id) => spec.rules.get(id) ?? []))]
    .filter((each, at, all) => all.findIndex(({ rule }) => rule === each.rule) === at)
    .map(
      ({ feature, rule }) =>
        markup`<a href="${addresses.feature(feature.stem)}#${rule.anchor}">${ruleTitle(rule)}</a> <span class="note">${feature.name}</span>`,
    )

const listDecidedIds = ({ readings }: Spec, { number }: Decision): ReadonlyArray<string> =>
  [...readings.values()].filter(({ decision }) => decision !== null && Number(decision) === number).map(({ id }) => id)

function writeDecisionPage(spec: Spec, decision: Decision): Page {
  const { stem, file, number, title, text, ids } = decision
  const decided = listDecidedIds(spec, decision)
  const named = ids.filter((id) => !decided.includes(id))
  return {
    address: addresses.decision(stem),
    title: `Decision ${number}: ${title}`,
    way: [['Decisions', addresses.decisions]],
    body: markup`<h1><span class="number">Decision ${number}</span> ${title}</h1>
<div class="prose">${renderMarkdown(text, file, spec)}</div>
${decided.length > 0 ? markup`<h2>The readings decided in it</h2>${writeRequirements(spec, decided)}` : emptyMarkup}
${named.length > 0 ? markup`<h2>The requirements it names</h2>${writeRequirements(spec, named)}` : emptyMarkup}
${writeListSection(markup`<h2>The rules that go back to them</h2>`, linkRules(spec, [...decided, ...named]))}`,
  }
}

export const writeDecisionPages = (spec: Spec): ReadonlyArray<Page> => [
  {
    address: addresses.decisions,
    title: 'Decisions',
    way: [],
    body: markup`<h1>Decisions</h1>
<p class="lead">What was decided where the requirements left a choice, and why. <a href="${addresses.decision('readings')}">The readings that were decided</a> stand in one list.</p>
<ol class="cards">${spec.decisions.map(({ stem, number, title }) => markup`<li value="${number}"><a href="${addresses.decision(stem)}">${title}</a></li>`)}</ol>`,
  },
  writeDecidedPage(spec),
  ...spec.decisions.map((decision) => writeDecisionPage(spec, decision)),
]
