import { readTerms } from '../glossary/terms.ts'
import { formatFlowName } from '../machines.ts'
import { addresses, slugify } from './addresses.ts'
import { stakeAnchor } from './interruptions-page.ts'
import { ruleTitle } from './feature-page.ts'
import { decidedList } from './decided-page.ts'
import type { Spec } from './gather.ts'
import { readGuides, listGuideSteps, type Guide } from './guide-pages.ts'
import type { OpenList } from './open-lists.ts'
import { listRuleRequirementIds, type Feature, type Rule } from './read-features.ts'
import type { FlowOfPages } from './read-flows.ts'

/** `address` has no leading "/". */
type Entry = readonly [kind: string, title: string, text: string, of: string, address: string]

const formatRuleText = (spec: Spec, rule: Rule) => {
  const said = rule.examples.flatMap(({ title, steps, tables }) => [
    title,
    ...steps.map(({ text }) => text),
    ...tables.flatMap(({ cases }) => cases.flatMap(({ cells }) => cells)),
  ])
  const required = listRuleRequirementIds(rule).map((id) => `${id} ${spec.requirements.get(id)?.statement ?? ''}`)
  return [...new Set([...said, ...required])].join(' ')
}

const getCapabilityTitle = ({ capabilities }: Spec, { capability }: Feature) =>
  capabilities.find(({ name }) => name === capability)?.title ?? capability

const listFeatureEntries = (spec: Spec, feature: Feature): ReadonlyArray<Entry> => {
  const { stem, name, narrative, rules } = feature
  const address = addresses.feature(stem)
  return [
    ['Feature', name, narrative, getCapabilityTitle(spec, feature), address],
    ...rules.map((rule): Entry => [
      'Rule',
      ruleTitle(rule),
      formatRuleText(spec, rule),
      name,
      `${address}#${rule.anchor}`,
    ]),
  ]
}

function listFlowEntries({ stem, name, states, moves }: FlowOfPages): ReadonlyArray<Entry> {
  const address = addresses.flow(stem)
  return [
    ['Flow', name, stem, '', address],
    ...states.map(({ anchor, sentence, state: { path, meta } }): Entry => {
      const text = `${name} ${path} ${(meta.says ?? []).join(' ')}`
      return ['State', sentence, text, name, `${address}#${anchor}`]
    }),
    ...moves
      .filter(({ transition }) => transition.meta.description)
      .map(({ anchor, when, becomes, from }): Entry => {
        return ['Step', when, `${name} ${from} ${becomes}`, name, `${address}#${anchor}`]
      }),
  ]
}

const listGuideEntries = (guide: Guide): ReadonlyArray<Entry> =>
  listGuideSteps(guide).map(({ title, anchor, text }) => {
    return ['Guide', title, text, guide.title, `${addresses.guide(guide.name)}#${anchor}`]
  })

const listOpenListEntries = (spec: Spec, lists: ReadonlyArray<OpenList>): ReadonlyArray<Entry> => {
  const decided = decidedList(spec)
  return [
    ...lists.map(({ list, title, says }): Entry => ['List', title, says, 'What is open', addresses.open(list)]),
    ['List', decided.title, decided.says, 'Decisions', addresses.decision('readings')],
  ]
}

const findable = (spec: Spec, lists: ReadonlyArray<OpenList>): ReadonlyArray<Entry> => [
  ...spec.features.flatMap((feature) => listFeatureEntries(spec, feature)),
  ...spec.flows.flatMap(listFlowEntries),
  ...readGuides().flatMap(listGuideEntries),
  ...listOpenListEntries(spec, lists),
  ...spec.crossings.map(({ stake, sentence, happening }): Entry => {
    const address = `${addresses.crossings}#${stakeAnchor(stake)}`
    return ['Crossing', `${happening.sentence} while ${sentence}`, stake.what, formatFlowName(stake.flow), address]
  }),
  ...readTerms().map(({ name, meaning, contrast }): Entry => {
    return ['Word', name, `${meaning} ${contrast}`, meaning, `${addresses.words}#${slugify(name)}`]
  }),
  ...[...spec.requirements.values()].map(({ id, statement, title }): Entry => {
    return ['Requirement', statement, `${id} ${title}`, id, addresses.requirement(id)]
  }),
  ...spec.decisions.map(({ stem, number, title, text }): Entry => {
    return ['Decision', title, text, `Decision ${number}`, addresses.decision(stem)]
  }),
]

const toSearchText = (text: string) => [...new Set(text.toLowerCase().split(/[^\p{L}\d.’'-]+/u))].join(' ')

/** A script, not JSON: a page opened from a folder cannot fetch. */
export const writeSearchData = (spec: Spec, lists: ReadonlyArray<OpenList>): string =>
  `globalThis.findable = ${JSON.stringify(findable(spec, lists).map(([kind, title, text, of, address]) => [kind, title, toSearchText(text), of, address.slice(1)]))}\n`
