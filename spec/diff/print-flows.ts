import type { FlowChange, TouchingStory } from './compare-flows.ts'
import { getRestingState } from './story.ts'
import { bound, indent, most, printMarked, getStatusSign } from './print-words.ts'
import { count } from '../report.ts'

const maxListedItems = 3

function inLine(items: ReadonlyArray<string>, all: boolean) {
  const { shown, more } = bound(items, maxListedItems, all)
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '')
}

const formatCondition = (where: string | null) => (where === null ? 'at once' : `where ${where} is true,`)

export function formatStorySteps({
  given,
  steps,
  when,
}: Pick<TouchingStory, 'given' | 'steps' | 'when'>): ReadonlyArray<string> {
  const lines = [`Given ${given}`]
  const happens = (what: string) => lines.push(`${/^(When|And)/.test(lines.at(-1) ?? '') ? 'And' : 'When'} ${what}`)
  for (const step of steps) {
    if (step.when !== null) happens(step.when)
    if (step.leadsTo !== null)
      lines.push(`Then ${step.when === null ? `${formatCondition(step.where)} ` : ''}${step.leadsTo}`)
  }
  if (when !== null) happens(when)
  return lines
}

const hasSameSteps = (story: TouchingStory, former: TouchingStory | undefined) =>
  story.steps.length > 0 &&
  JSON.stringify([story.given, story.steps]) === JSON.stringify([former?.given, former?.steps])

function printStory(story: TouchingStory, isAsAbove: boolean, all: boolean): ReadonlyArray<string> {
  const { or, before, now, also, requirements, rules } = story
  const asked = bound(requirements, maxListedItems, all)
  return [
    ...formatStorySteps(
      isAsAbove ? { given: `as above, ${getRestingState(story)}`, steps: [], when: story.when } : story,
    ),
    ...or.map((occasion) => `  or ${occasion}`),
    ...before.map((line) => `  before: ${line}`),
    ...now.map((line) => `  now:    ${line}`),
    ...(also.length > 0 ? [`  the same while: ${inLine(also, all)}`] : []),
    ...asked.shown.map(({ id, statement }) => `  ${id}  ${statement}`),
    ...(asked.more > 0 ? [`  … and ${count(asked.more, 'more requirement')} (--all)`] : []),
    ...(rules.length > 0
      ? [
          `  touches the rules: ${inLine(
            rules.map(({ title, feature }) => `“${title || feature}”`),
            all,
          )}`,
        ]
      : []),
    '',
  ]
}

const listed = (lead: string, sentences: ReadonlyArray<string>, all: boolean) =>
  sentences.length > 0 ? [`${lead}: ${inLine(sentences, all)}`] : []

function printChanged(flow: Extract<FlowChange, { readonly status: 'changed' }>, all: boolean) {
  const { shown, more } = bound(flow.stories, most.stories, all)
  return [
    ...(flow.renamedFrom === null ? [] : [`was called “${flow.renamedFrom}”`]),
    ...listed('states that came', flow.addedStates, all),
    ...listed('states that went', flow.removedStates, all),
    ...shown.flatMap((story, at) => printStory(story, hasSameSteps(story, shown[at - 1]), all)),
    ...(more > 0 ? [`… and ${count(more, 'more story', 'more stories')} (--all)`] : []),
    ...flow.reworded.map(({ before, now }) => `reworded: ${printMarked(before, now)}`),
    ...listed('inside, which visitors may or may not notice', flow.inside, all),
  ]
}

export const behavesDifferently = (flow: FlowChange) =>
  flow.status === 'changed' && flow.stories.length + flow.addedStates.length + flow.removedStates.length > 0

function printFlow(flow: FlowChange, all: boolean): ReadonlyArray<string> {
  const lead = `${getStatusSign(flow.status)} ${flow.name}`
  if (flow.status !== 'changed') return [lead, ...indent(listed('its states', flow.sentences, all), 4)]
  const verdict = behavesDifferently(flow) ? 'behaves differently' : 'does the same as far as its chart shows'
  return [`${lead} ${verdict}`, ...indent(printChanged(flow, all), 4)]
}

export const printFlows = (flows: ReadonlyArray<FlowChange>, all: boolean): ReadonlyArray<string> =>
  flows.length === 0 ? [] : ['Flows', ...indent(flows.flatMap((flow) => printFlow(flow, all)))]
