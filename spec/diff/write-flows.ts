import type { FlowChange, TouchingStory } from './compare-flows.ts'
import { bound } from './print-words.ts'
import { behavesDifferently, formatStorySteps } from './print-flows.ts'
import { list, text, wrap, writeStatus, writeMarked, type Html } from './write-marked.ts'

const keyword = (line: string): Html =>
  line.replace(/^(Given|When|Then|And) (.*)$/s, (_, word: string, rest: string) => `<b>${word}</b> ${text(rest)}`)

const maxListedItems = 5

function row(name: string, lines: ReadonlyArray<Html>): Html {
  const { shown, more } = bound(lines, maxListedItems, false)
  const rest = lines.slice(shown.length)
  const folded = more > 0 ? `<dd><details><summary>${more} more</summary>${list(rest)}</details></dd>` : ''
  return lines.length === 0 ? '' : `<dt>${name}</dt>${shown.map((line) => `<dd>${line}</dd>`).join('')}${folded}`
}

function writeStory(story: TouchingStory): Html {
  const { or, before, now, also, requirements, rules } = story
  const facts = [
    row('The same when', or.map(text)),
    row('Before', before.map(text)),
    row('Now', now.map(text)),
    row('The same while', also.map(text)),
    row(
      'Requirements',
      requirements.map(({ id, statement }) => `${text(id)} ${text(statement)}`),
    ),
    row(
      'Touches the rules',
      rules.map(({ title, feature }) => (title === '' ? text(feature) : `${text(title)} (${text(feature)})`)),
    ),
  ]
  return `${wrap(
    'ol class="story"',
    formatStorySteps(story).map((line) => `<li>${keyword(line)}</li>`),
  )}${wrap('dl', facts)}`
}

const listed = (lead: string, sentences: ReadonlyArray<string>): Html =>
  sentences.length === 0 ? '' : `<p>${lead}:</p>${list(sentences.map(text))}`

function writeChanged(flow: Extract<FlowChange, { readonly status: 'changed' }>): ReadonlyArray<Html> {
  const [first, ...others] = flow.stories.map(writeStory)
  const more = `${others.length} more ${others.length === 1 ? 'story' : 'stories'}`
  return [
    flow.renamedFrom === null ? '' : `<p>It was called “${text(flow.renamedFrom)}”.</p>`,
    listed('States that came', flow.addedStates),
    listed('States that went', flow.removedStates),
    first ?? '',
    others.length === 0 ? '' : `<details><summary>${more}</summary>${others.join('<hr>')}</details>`,
    flow.reworded.length === 0 ? '' : `<p>Reworded:</p>${list(flow.reworded.map(writeMarked))}`,
    listed('Inside, which visitors may or may not notice', flow.inside),
  ]
}

export function writeFlow(flow: FlowChange): Html {
  const heading = `<h4>${writeStatus(flow.status)}${text(flow.name)}</h4>`
  if (flow.status !== 'changed') return `${heading}${listed('Its states', flow.sentences)}`
  const verdict = behavesDifferently(flow) ? 'It behaves differently.' : 'It does the same as far as its chart shows.'
  return [heading, `<p>${verdict}</p>`, ...writeChanged(flow)].join('')
}
