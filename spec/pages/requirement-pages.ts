import type { Mention, Requirement } from '../requirements.ts'
import { getTestKind } from '../trace/test-titles.ts'
import { addresses } from './addresses.ts'
import { ruleTitle } from './feature-page.ts'
import type { Spec } from './gather.ts'
import { writePath, type Page } from './layout.ts'
import { findRequirementIds } from './read-decisions.ts'
import { renderLine } from './markdown.ts'
import { writeListSection, markup, emptyMarkup, type Markup } from './markup.ts'
import { linkDecisions, writeInterpretation, writeReferred } from './requirement-part.ts'
import { renderRuleMark } from './result-part.ts'
import { count, formatNumber } from '../report.ts'

const writeTest = (mention: Mention): Markup =>
  markup`${mention.says}, <span class="note">${getTestKind(mention)}, ${writePath(`${mention.file}:${mention.line}`)}</span>`

export const writeTests = (mentions: ReadonlyArray<Mention>): Markup =>
  markup`<ul class="referred">${mentions.map((mention) => markup`<li>${writeTest(mention)}</li>`)}</ul>`

const writeModels = (spec: Spec, id: string): ReadonlyArray<Markup> =>
  spec.flows.flatMap(({ stem, name, states, moves }) => [
    ...states
      .filter(({ state }) => state.meta.requirements?.includes(id))
      .map(({ anchor, sentence }) => markup`<a href="${addresses.flow(stem)}#${anchor}">${name}: ${sentence}</a>`),
    ...moves
      .filter(({ transition }) => transition.meta.requirements?.includes(id))
      .map(
        ({ anchor, when, becomes, transition: { guard } }) =>
          markup`<a href="${addresses.flow(stem)}#${anchor}">${name}: when ${when}, then ${becomes}</a>${guard ? markup` <i>(${guard})</i>` : emptyMarkup}`,
      ),
  ])

const writeRules = (spec: Spec, id: string): ReadonlyArray<Markup> =>
  (spec.rules.get(id) ?? []).map(({ feature, rule }) => {
    const address = addresses.feature(feature.stem)
    const proving = rule.ids.includes(id) ? [] : rule.examples.filter((example) => example.ids.includes(id))
    return markup`<a href="${address}#${rule.anchor}">${ruleTitle(rule)}</a> ${renderRuleMark(spec, rule)}${
      proving.length > 0
        ? markup` <span class="note">by ${proving.map(({ anchor, title }, at) => markup`${at > 0 ? '; ' : ''}<a href="${address}#${anchor}">${title}</a>`)}</span>`
        : emptyMarkup
    }`
  })

function writePlanned(spec: Spec, id: string): Markup {
  const plan = spec.planned.get(id)
  return plan
    ? markup`<p><span class="mark mark-never">to come</span> with ${plan.flow}${plan.missing ? `; until then the site lacks ${plan.missing}` : ''}</p>`
    : emptyMarkup
}

const writeLines = (spec: Spec, id: string): ReadonlyArray<Markup> =>
  (spec.lines.get(id) ?? []).map(({ file, line, text }) => {
    const says = text.replace(/\s*\([^()]*\)/g, '')
    const isPlain = says.length < 160 && findRequirementIds(says).length === 0 && !says.startsWith('requirements:')
    return markup`${writePath(`${file}:${line}`)}${isPlain ? markup` <span class="note">${says}</span>` : emptyMarkup}`
  })

function writeEntry(spec: Spec, { id, kind, statement }: Requirement): Markup {
  const tests = [...(spec.tests.get(id) ?? [])].filter(({ by }) => by !== 'model')
  const isKnown = spec.covered.has(id) || spec.rules.has(id)
  return markup`<section class="entry" id="${id}" data-requirement="${id}">
<h2><a class="id" href="#${id}">${id}</a> <span class="kind">${kind}</span></h2>
<p class="statement">${renderLine(statement, spec)}</p>
${writeReferred(spec, statement)}${writeInterpretation(spec, id)}${writePlanned(spec, id)}
${isKnown ? emptyMarkup : markup`<p><span class="mark mark-open">no rule and no test names it</span></p>`}
${writeListSection(markup`<h3>Rules and examples</h3>`, writeRules(spec, id))}
${writeListSection(markup`<h3>Tests</h3>`, tests.map(writeTest))}
${writeListSection(markup`<h3>In flows</h3>`, writeModels(spec, id))}
${writeListSection(markup`<h3>Decisions</h3>`, linkDecisions(spec.decisionLists.get(id) ?? []))}
${writeListSection(markup`<h3>In the source</h3>`, writeLines(spec, id))}
</section>`
}

const groupBySection = ({ requirements }: Spec) => [...Map.groupBy(requirements.values(), ({ section }) => section)]

export const writeSectionPages = (spec: Spec): ReadonlyArray<Page> =>
  groupBySection(spec).map(([section, rows]) => ({
    address: addresses.section(section),
    title: `${section} ${rows[0]?.title ?? ''}`.trim(),
    way: [['Requirements', addresses.requirements]],
    body: markup`<h1>${rows[0]?.title || `Section ${section}`}</h1>
<p class="lead">Section ${section}: ${count(rows.length, 'statement')}, of which ${formatNumber(rows.filter(({ id }) => spec.covered.has(id)).length)} are proved by a rule or a test.</p>
${rows.map((row) => writeEntry(spec, row))}`,
  }))

export function writeRequirementsPage(spec: Spec): Page {
  return {
    address: addresses.requirements,
    title: 'Requirements',
    way: [],
    body: markup`<h1>Requirements</h1>
<p class="lead">What the site must do, in statements that are each true or false of it. C stands for the shell and the corporate pages, J for everything for job seekers and applicants.</p>
<ul class="cards">${groupBySection(spec).map(([section, rows]) => {
      const covered = rows.filter(({ id }) => spec.covered.has(id)).length
      return markup`<li><a href="${addresses.section(section)}">${section} ${rows[0]?.title ?? ''}</a> <span class="note">${covered === rows.length ? count(covered, 'statement') : `${covered} of ${count(rows.length, 'statement')} covered`}</span></li>`
    })}</ul>`,
  }
}
