import { addresses } from './addresses.ts'
import { writeExample, writeSteps } from './example-part.ts'
import type { Spec } from './gather.ts'
import { writePath, type Page } from './layout.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import { listRuleRequirementIds, type Feature, type Rule } from './read-features.ts'
import { listRequirementDecisions, linkDecisions, writeRequirements } from './requirement-part.ts'
import { renderRuleMark, writeResults } from './result-part.ts'
import { count } from '../report.ts'

export const ruleTitle = ({ says }: Rule) => says || 'Examples that stand under no rule'

const writeRequired = (spec: Spec, ids: ReadonlyArray<string>): Markup =>
  ids.length > 0 ? markup`<h3>Required</h3>${writeRequirements(spec, ids)}` : emptyMarkup

const writeTwoColumns = (left: Markup, right: Markup): Markup =>
  markup`<div class="beside"><div class="examples">${left}</div><div class="aside">${right}</div></div>`

function writeExamples(
  spec: Spec,
  { ids, background, anchor, examples }: Rule,
  written: ReadonlyArray<Markup>,
): Markup {
  const before =
    background.length > 0
      ? markup`<div class="before"><h3>Before each example of this rule</h3>${writeSteps(background, `Before, ${anchor}`)}</div>`
      : emptyMarkup
  if (examples.every((example) => example.ids.length === 0))
    return writeTwoColumns(markup`${before}${written}`, writeRequired(spec, ids))
  return markup`${examples.map((example, at) =>
    at === 0
      ? writeTwoColumns(markup`${before}${written[at]}`, writeRequired(spec, [...new Set([...ids, ...example.ids])]))
      : writeTwoColumns(markup`${written[at]}`, writeRequired(spec, example.ids)),
  )}`
}

function writeStrip(spec: Spec, rule: Rule): Markup {
  const decisions = linkDecisions(listRequirementDecisions(spec, listRuleRequirementIds(rule)))
  return markup`<dl class="strip">${writeResults(spec, rule)}
${decisions.length > 0 ? markup`<div><dt>Decided in</dt>${decisions.map((link) => markup`<dd>${link}</dd>`)}</div>` : emptyMarkup}
${listRuleRequirementIds(rule).length === 0 ? markup`<div><dt>Required</dt><dd><span class="mark mark-failed">no requirement</span> This rule names none.</dd></div>` : emptyMarkup}</dl>`
}

function writeRule(spec: Spec, rule: Rule): Markup {
  const written = rule.examples.map((example) => writeExample(spec, rule, example))
  return markup`<section class="rule" id="${rule.anchor}">
<h2><a href="#${rule.anchor}">${ruleTitle(rule)}</a></h2>
${writeStrip(spec, rule)}
${writeExamples(spec, rule, written)}
</section>`
}

const writeContents = (spec: Spec, rules: ReadonlyArray<Rule>): Markup =>
  markup`<nav class="contents" aria-labelledby="rules"><h2 id="rules">${count(rules.length, 'rule')}</h2><ol>${rules.map(
    (rule) => markup`<li><a href="#${rule.anchor}">${ruleTitle(rule)}</a> ${renderRuleMark(spec, rule)}</li>`,
  )}</ol></nav>`

function writeFacts(spec: Spec, { flow, file, stem }: Feature): Markup {
  const found = spec.flows.find((each) => each.stem === flow)
  return markup`<dl class="facts">
${found ? markup`<div><dt>Flow</dt><dd><a href="${addresses.flow(found.stem)}">${found.name}</a></dd></div>` : emptyMarkup}
<div><dt>Written in</dt><dd>${writePath(file)}</dd></div>
<div><dt>To run it</dt><dd><code>npm run features -- ${stem}</code></dd></div>
</dl>`
}

export function writeFeaturePage(spec: Spec, feature: Feature): Page {
  const capability = spec.capabilities.find(({ name }) => name === feature.capability)
  return {
    address: addresses.feature(feature.stem),
    title: feature.name,
    way: [
      ['Promises', addresses.first],
      [capability?.title ?? feature.capability, addresses.capability(feature.capability)],
    ],
    body: markup`<h1>${feature.name}</h1>
<p class="lead">${feature.narrative}</p>
${writeFacts(spec, feature)}
${writeContents(spec, feature.rules)}
${feature.background.length > 0 ? markup`<section class="before"><h2>Before each example</h2>${writeSteps(feature.background, 'Before each example')}</section>` : emptyMarkup}
${feature.rules.map((rule) => writeRule(spec, rule))}`,
  }
}
