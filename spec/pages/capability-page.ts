import { addresses } from './addresses.ts'
import { ruleTitle } from './feature-page.ts'
import type { Capability, Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { renderMarkdown } from './markdown.ts'
import { markup, type Markup } from './markup.ts'
import type { Feature } from './read-features.ts'
import { renderRuleMark } from './result-part.ts'
import { count } from '../report.ts'

const writeFeature = (
  spec: Spec,
  { stem, name, narrative, rules }: Feature,
): Markup => markup`<section class="feature" id="${stem}">
<h2><a href="${addresses.feature(stem)}">${name}</a></h2>
<p>${narrative}</p>
<ul class="promises">${rules.map(
  (rule) =>
    markup`<li><a href="${addresses.feature(stem)}#${rule.anchor}">${ruleTitle(rule)}</a> ${renderRuleMark(spec, rule)}</li>`,
)}</ul>
</section>`

export const listCapabilityRules = ({ features }: Capability) => features.flatMap(({ rules }) => rules)

export function writeCapabilityPage(spec: Spec, capability: Capability): Page {
  const { name, title, text, features } = capability
  return {
    address: addresses.capability(name),
    title,
    way: [['Promises', addresses.first]],
    body: markup`<h1>${title}</h1>
<div class="beside"><div class="prose">${renderMarkdown(text, `features/${name}/readme.md`, spec)}</div>
<nav class="contents" aria-labelledby="features"><h2 id="features">${count(features.length, 'feature')} with ${count(listCapabilityRules(capability).length, 'rule')}</h2>
<ul>${features.map((feature) => markup`<li><a href="#${feature.stem}">${feature.name}</a></li>`)}</ul></nav></div>
${features.map((feature) => writeFeature(spec, feature))}`,
  }
}
