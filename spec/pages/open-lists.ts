import { byStake } from '../interruptions/interruptions.ts'
import { formatFlowName } from '../machines.ts'
import { summarizeUnconfirmed } from '../interpretations/question-texts.ts'
import type { Requirement } from '../requirements.ts'
import { addresses } from './addresses.ts'
import { stakeAnchor, writeUntold } from './interruptions-page.ts'
import { ruleTitle } from './feature-page.ts'
import type { RuleOf, Spec } from './gather.ts'
import { markup, type Markup } from './markup.ts'
import { listRuleRequirementIds, type Case, type Example, type Feature } from './read-features.ts'
import { writeTests } from './requirement-pages.ts'
import { isUndecided, writeRequirement } from './requirement-part.ts'
import { getVerdict, type Verdict } from './result-status.ts'
import { isCoverageComplete, listUncoveredMoves, formatMove } from './move-coverage.ts'

export type OpenList = {
  readonly list: string
  readonly title: string
  readonly says: string
  /** Null when unknown. */
  readonly count: number | null
  readonly groups: ReadonlyArray<{ readonly name: Markup; readonly items: ReadonlyArray<Markup> }>
}

const linkRule = ({ feature, rule }: RuleOf): Markup =>
  markup`<a href="${addresses.feature(feature.stem)}#${rule.anchor}">${ruleTitle(rule)}</a>`

const nameOfFeature = ({ stem, name }: Feature): Markup => markup`<a href="${addresses.feature(stem)}">${name}</a>`

const allRules = ({ features }: Spec): ReadonlyArray<RuleOf> =>
  features.flatMap((feature) => feature.rules.map((rule) => ({ feature, rule })))

function inGroups<T>(
  things: ReadonlyArray<T>,
  getGroup: (thing: T) => string,
  write: (thing: T) => Markup,
  getName: (thing: T) => Markup,
) {
  return [...Map.groupBy(things, getGroup).values()].map((group) => ({
    name: group[0] === undefined ? markup`` : getName(group[0]),
    items: group.map(write),
  }))
}

const inSections = (rows: ReadonlyArray<Requirement>, write: (id: string) => Markup) =>
  inGroups(
    rows,
    ({ section }) => section,
    ({ id }) => write(id),
    ({ section, title }) => markup`<a href="${addresses.section(section)}">${section} ${title}</a>`,
  )

function listWithoutSentence(spec: Spec): OpenList {
  const missing = ({ rule }: RuleOf) => listRuleRequirementIds(rule).filter((id) => !spec.requirements.has(id))
  const found = allRules(spec).filter(
    (each) => missing(each).length > 0 || listRuleRequirementIds(each.rule).length === 0,
  )
  const write = (each: RuleOf) =>
    markup`${linkRule(each)} <span class="note">${missing(each).join(', ') || 'names no requirement'}</span>`
  return {
    list: 'sentences',
    title: 'Rules without the sentence of a requirement',
    says: 'These rules name no requirement, or one that stands in no catalogue: nobody can read why they are so.',
    count: found.length,
    groups: inGroups(
      found,
      ({ feature }) => feature.stem,
      write,
      ({ feature }) => nameOfFeature(feature),
    ),
  }
}

function listInterpretations(spec: Spec): OpenList {
  const open = [...spec.requirements.values()].filter(({ id }) => isUndecided(spec, id))
  return {
    list: 'readings',
    title: 'Open readings without a decision',
    says: `Here the requirements have a gap or contradict themselves. The site follows a reading that nobody has confirmed. ${summarizeUnconfirmed([...spec.readings.values()])}`,
    count: open.length,
    groups: inSections(open, (id) => writeRequirement(spec, id)),
  }
}

type CaseEntry = RuleOf & { readonly example: Example; readonly each: Case }

const allCases = (spec: Spec): ReadonlyArray<CaseEntry> =>
  allRules(spec).flatMap((of) =>
    of.rule.examples.flatMap((example) => example.cases.map((each) => ({ ...of, example, each }))),
  )

function writeCase({ feature, rule, example, each }: CaseEntry): Markup {
  const row = each.cells.length > 0 ? ` (${each.cells.filter((cell) => cell !== '').join(', ')})` : ''
  return markup`<a href="${addresses.feature(feature.stem)}#${example.anchor}">${example.title}${row}</a> <span class="note">${ruleTitle(rule)}</span>`
}

const resultLists: ReadonlyArray<readonly [Verdict, string, string]> = [
  [
    'failed',
    'Examples that fail',
    'Their last result is a failure; some may have failed before a change, and have not run since.',
  ],
  [
    'stale',
    'Results that are stale',
    'These examples passed, but their words, the steps of their flow or its machine have changed since. Changes elsewhere in the site are not seen.',
  ],
  [
    'never',
    'Examples that never ran',
    'Nobody has run these examples here, in memory or on the screen: npm run features, npm run features:browser.',
  ],
]

const listResults = (spec: Spec): ReadonlyArray<OpenList> =>
  resultLists.map(([verdict, title, says]) => {
    const isListed = (found: Verdict) => found === verdict || (verdict === 'failed' && found === 'failed-before')
    const found = allCases(spec).filter(({ each }) => isListed(getVerdict(spec, each)))
    return {
      list: `results-${verdict}`,
      title,
      says,
      count: found.length,
      groups: inGroups(
        found,
        ({ feature }) => feature.stem,
        writeCase,
        ({ feature }) => nameOfFeature(feature),
      ),
    }
  })

function listTransitions(spec: Spec): OpenList {
  const untaken = listUncoveredMoves(spec)
  return {
    list: 'transitions',
    title: 'Transitions that no example takes',
    says: !isCoverageComplete(spec)
      ? 'Nobody knows until every example has run in memory: npm run features.'
      : 'The flows allow these steps, and no example that passes in memory takes them; one that only a screen tells may. The page of each flow drafts one.',
    count: !isCoverageComplete(spec) ? null : untaken.reduce((sum, { moves }) => sum + moves.length, 0),
    groups: untaken.map(({ flow, moves }) => ({
      name: markup`<a href="${addresses.flow(flow.stem)}">${flow.name}</a>`,
      items: moves.map((move) => markup`<a href="${addresses.flow(flow.stem)}#${move.anchor}">${formatMove(move)}</a>`),
    })),
  }
}

function listInterruptions({ crossings }: Spec): OpenList {
  const untold = crossings.filter(({ told }) => told.length === 0)
  return {
    list: 'crossings',
    title: 'Crossings of which nobody has said anything',
    says: 'Something is at stake in these flows, and no rule says what becomes of it when something else happens first.',
    count: untold.length,
    groups: byStake(untold).map(([stake, members]) => ({
      name: markup`<a href="${addresses.crossings}#${stakeAnchor(stake)}">${formatFlowName(stake.flow)}: ${members[0]?.sentence}</a>`,
      items: members.map((crossing) => markup`${crossing.happening.sentence} ${writeUntold(crossing)}`),
    })),
  }
}

function listUncovered(spec: Spec): OpenList {
  const found = [...spec.requirements.values()].filter(({ id }) => !spec.covered.has(id))
  return {
    list: 'uncovered',
    title: 'Requirements that nothing proves',
    says: 'No rule, no example and no test names these.',
    count: found.length,
    groups: inSections(found, (id) => writeRequirement(spec, id)),
  }
}

function listUnsaid(spec: Spec): OpenList {
  const tests = new Map(spec.unsaid.map(({ requirement, covered }) => [requirement.id, writeTests(covered)]))
  return {
    list: 'unsaid',
    title: 'Requirements that tests prove and no rule says',
    says: 'Tests hold these, and no rule and no example says them in the words of the business.',
    count: spec.unsaid.length,
    groups: inSections(
      spec.unsaid.map(({ requirement }) => requirement),
      (id) => writeRequirement(spec, id, tests.get(id)),
    ),
  }
}

export const readOpenLists = (spec: Spec): ReadonlyArray<OpenList> => [
  listWithoutSentence(spec),
  listInterpretations(spec),
  ...listResults(spec),
  listTransitions(spec),
  listInterruptions(spec),
  listUncovered(spec),
  listUnsaid(spec),
]
