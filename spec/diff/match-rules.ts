import { likeness, pairAlike } from './match-words.ts'
import type { ToldExample, ToldRule } from './read-rules.ts'

export function pairByKeys<T>(
  before: ReadonlyArray<T>,
  now: ReadonlyArray<T>,
  keys: ReadonlyArray<(each: T) => string | null>,
): Map<T, T> {
  const found = new Map<T, T>()
  const left = new Set(now)
  for (const keyOf of keys) {
    const waiting = Map.groupBy(left, keyOf)
    for (const each of before) {
      const key = keyOf(each)
      const other = found.has(each) || key === null ? undefined : waiting.get(key)?.shift()
      if (other === undefined) continue
      found.set(each, other)
      left.delete(other)
    }
  }
  return found
}

export function leftOf<T>(before: ReadonlyArray<T>, now: ReadonlyArray<T>, found: ReadonlyMap<T, T>) {
  const taken = new Set(found.values())
  return { before: before.filter((each) => !found.has(each)), now: now.filter((each) => !taken.has(each)) }
}

const bodyOf = ({ lines }: ToldExample) => lines.toSorted().join('\n')

const textOf = (example: ToldExample) => [example.title, ...example.lines].join(' ')

function addAlike<T>(
  found: Map<T, T>,
  before: ReadonlyArray<T>,
  now: ReadonlyArray<T>,
  likenessOf: (one: T, other: T) => number,
) {
  const left = leftOf(before, now, found)
  for (const [one, other] of pairAlike(left.before, left.now, likenessOf)) found.set(one, other)
  return found
}

function pairWithin(one: ToldRule, other: ToldRule): Map<ToldExample, ToldExample> {
  const keys = [(each: ToldExample) => `${each.title}\n${bodyOf(each)}`, ({ title }: ToldExample) => title, bodyOf]
  const found = pairByKeys(one.examples, other.examples, keys)
  return addAlike(found, one.examples, other.examples, (a, b) => likeness(textOf(a), textOf(b)))
}

const bodiesOf = ({ examples }: ToldRule) => examples.map(bodyOf).toSorted().join('\n\n')

function sharedExamples(one: ToldRule, other: ToldRule) {
  const bodies = new Set(other.examples.map(bodyOf))
  const shared = one.examples.filter((each) => bodies.has(bodyOf(each))).length
  return (2 * shared) / Math.max(1, one.examples.length + other.examples.length)
}

export function pairRules(
  before: ReadonlyArray<ToldRule>,
  now: ReadonlyArray<ToldRule>,
): ReadonlyMap<ToldRule, ToldRule> {
  const found = pairByKeys(before, now, [
    ({ title, feature, file }) => [title, feature, file].join('\n'),
    ({ title, feature }) => [title, feature].join('\n'),
    ({ title }) => (title === '' ? null : title),
    (rule) => (rule.examples.length === 0 ? null : bodiesOf(rule)),
  ])
  return addAlike(found, before, now, (one, other) =>
    Math.max(one.title === '' || other.title === '' ? 0 : likeness(one.title, other.title), sharedExamples(one, other)),
  )
}

export function pairExamples(
  before: ReadonlyArray<ToldRule>,
  now: ReadonlyArray<ToldRule>,
  rules: ReadonlyMap<ToldRule, ToldRule>,
): ReadonlyMap<ToldExample, ToldExample> {
  const found = new Map([...rules].flatMap(([one, other]) => [...pairWithin(one, other)]))
  const all = [before, now].map((list) => list.flatMap(({ examples }) => examples)) as [ToldExample[], ToldExample[]]
  const left = leftOf(...all, found)
  const moved = pairByKeys(left.before, left.now, [(each) => `${each.title}\n${bodyOf(each)}`, bodyOf])
  const rest = leftOf(left.before, left.now, moved)
  const changed = pairAlike(rest.before, rest.now, (a, b) => (a.title === b.title ? likeness(textOf(a), textOf(b)) : 0))
  return new Map([...found, ...moved, ...changed])
}
