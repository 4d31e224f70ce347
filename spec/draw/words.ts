import type { ChartTransition } from './extract.ts'
import { toWords } from './names.ts'

const formatEventWords = (event: string) =>
  toWords(event)
    .replaceAll('.', ' ')
    .replace(/ done$/, ': done')
    .replace(/ error$/, ': failed')

export function formatTransitionWords({ event, guard, meta }: ChartTransition): string {
  if (meta.description) return meta.description
  return (
    [event === '' ? '' : formatEventWords(event), guard.replace(/^if (is|are) /, 'if ')].filter(Boolean).join(', ') ||
    'at once'
  )
}

const transitionGroupKey = ({ from, event }: ChartTransition) => `${from}|${event}`

export type Order = (transition: ChartTransition) => string

export function findOrder(transitions: ReadonlyArray<ChartTransition>): Order {
  const groups = Map.groupBy(transitions, transitionGroupKey)
  return (transition) => {
    const group = groups.get(transitionGroupKey(transition)) ?? []
    const places = new Set(group.map(({ to }) => to.join(' ')))
    return group.length > 2 && places.size > 1 ? `${transition.place} of ${group.length}` : ''
  }
}

const subject =
  /^(she|he|it|they|nobody|somebody|another tab|a copy of the tab|the (?:applicant|visitor|firm|device|address|site|session|keyboard|map|list)) /

const parseSubject = (clause = '') => subject.exec(clause)?.[0] ?? ''

export const joinClauses = (clauses: ReadonlyArray<string>): ReadonlyArray<string> =>
  clauses.map((clause, index) => {
    const shared = parseSubject(clause)
    const said = index > 0 && parseSubject(clauses[index - 1]) === shared ? clause.slice(shared.length) : clause
    return `${index > 0 ? 'or ' : ''}${said}${index < clauses.length - 1 ? ',' : ''}`
  })

export function listClauses(transitions: ReadonlyArray<ChartTransition>, getOrder: Order): ReadonlyArray<string> {
  const [plain = [], ordered = []] = [false, true].map((isOrdered) =>
    transitions.filter((each) => (getOrder(each) !== '') === isOrdered),
  )
  return [
    ...ordered.map((each) => `${getOrder(each)}: ${formatTransitionWords(each)}`),
    ...joinClauses([...new Set(plain.map(formatTransitionWords))]),
  ]
}

const listWords = new Intl.ListFormat('en-US', { type: 'disjunction' })

export const listNames = (names: ReadonlyArray<string>) => listWords.format(names)
