import { addresses } from './addresses.ts'
import { writeExample, writeSteps } from './example-part.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { count, listUnder, markup, nothing, type Markup } from './markup.ts'
import { idsOfRule, type Feature, type Rule } from './read-features.ts'
import { decisionsOf, linkDecisions, writeRequirementsOf } from './requirement-part.ts'
import { markOfRule, writeResults } from './result-part.ts'

export const wordsOfRule = ({ says }: Rule) => says || 'Examples that stand under no rule'

function writeRule(spec: Spec, rule: Rule): Markup {
  const decisions = linkDecisions(decisionsOf(spec, idsOfRule(rule)))
  return markup`<section class="rule" id="${rule.anchor}">
<h2><a href="#${rule.anchor}">${wordsOfRule(rule)}</a></h2>
<div class="beside">
<div class="examples">
${rule.background.length > 0 ? markup`<div class="before"><h3>Before each example of this rule</h3>${writeSteps(rule.background, `Before, ${rule.anchor}`)}</div>` : nothing}
${rule.examples.map((example) => writeExample(spec, rule, example))}
</div>
<div class="aside">
<h3>What is required</h3>
${writeRequirementsOf(spec, rule)}
${listUnder(markup`<h4>Decisions</h4>`, decisions)}
${writeResults(spec, rule)}
</div>
</div>
</section>`
}

const writeContents = (spec: Spec, rules: ReadonlyArray<Rule>): Markup =>
  markup`<nav class="contents" aria-labelledby="rules"><h2 id="rules">${count(rules.length, 'rule')}</h2><ol>${rules.map(
    (rule) => markup`<li><a href="#${rule.anchor}">${wordsOfRule(rule)}</a> ${markOfRule(spec, rule)}</li>`,
  )}</ol></nav>`

function writeFacts(spec: Spec, { flow, file, stem }: Feature): Markup {
  const found = spec.flows.find((each) => each.stem === flow)
  return markup`<dl class="facts">
${found ? markup`<div><dt>Flow</dt><dd><a href="${addresses.flow(found.stem)}">${found.name}</a></dd></div>` : nothing}
<div><dt>Written in</dt><dd><code>${file}</code></dd></div>
<div><dt>To run it</dt><dd><code>npm run features -- ${stem}</code></dd></div>
</dl>`
}

/** The page of a feature: its rules with their examples, what they go back to, and how they stand. */
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
${feature.background.length > 0 ? markup`<section class="before"><h2>Before each example</h2>${writeSteps(feature.background, 'Before each example')}</section>` : nothing}
${feature.rules.map((rule) => writeRule(spec, rule))}`,
  }
}
