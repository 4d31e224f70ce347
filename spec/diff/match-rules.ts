import { likeness, pairAlike } from './match-words.ts'
import type { ComparableExample, ComparableRule } from './read-rules.ts'

export function pairByKeys<T>(
  before: ReadonlyArray<T>,
  now: ReadonlyArray<T>,
  keys: ReadonlyArray<(each: T) => string | null>,
): Map<T, T> {
  const found = new Map<T, T>()
  const left = new Set(now)
  for (const getKey of keys) {
    const waiting = Map.groupBy(left, getKey)
    for (const each of before) {
      const key = getKey(each)
      const other = found.has(each) || key === null ? undefined : waiting.get(key)?.shift()
      if (other === undefined) continue
      found.set(each, other)
      left.delete(other)
    }
  }
  return found
}

export function filterUnpaired<T>(before: ReadonlyArray<T>, now: ReadonlyArray<T>, found: ReadonlyMap<T, T>) {
  const taken = new Set(found.values())
  return { before: before.filter((each) => !found.has(each)), now: now.filter((each) => !taken.has(each)) }
}

const getExampleBody = ({ lines }: ComparableExample) => lines.toSorted().join('\n')

const getExampleText = (example: ComparableExample) => [example.title, ...example.lines].join(' ')

function addAlike<T>(
  found: Map<T, T>,
  before: ReadonlyArray<T>,
  now: ReadonlyArray<T>,
  computeLikeness: (one: T, other: T) => number,
) {
  const left = filterUnpaired(before, now, found)
  for (const [one, other] of pairAlike(left.before, left.now, computeLikeness)) found.set(one, other)
  return found
}

function pairWithin(one: ComparableRule, other: ComparableRule): Map<ComparableExample, ComparableExample> {
  const keys = [
    (each: ComparableExample) => `${each.title}\n${getExampleBody(each)}`,
    ({ title }: ComparableExample) => title,
    getExampleBody,
  ]
  const found = pairByKeys(one.examples, other.examples, keys)
  return addAlike(found, one.examples, other.examples, (a, b) => likeness(getExampleText(a), getExampleText(b)))
}

const joinExampleBodies = ({ examples }: ComparableRule) => examples.map(getExampleBody).toSorted().join('\n\n')

function sharedExamples(one: ComparableRule, other: ComparableRule) {
  const bodies = new Set(other.examples.map(getExampleBody))
  const shared = one.examples.filter((each) => bodies.has(getExampleBody(each))).length
  return (2 * shared) / Math.max(1, one.examples.length + other.examples.length)
}

export function pairRules(
  before: ReadonlyArray<ComparableRule>,
  now: ReadonlyArray<ComparableRule>,
): ReadonlyMap<ComparableRule, ComparableRule> {
  const found = pairByKeys(before, now, [
    ({ title, feature, file }) => [title, feature, file].join('\n'),
    ({ title, feature }) => [title, feature].join('\n'),
    ({ title }) => (title === '' ? null : title),
    (rule) => (rule.examples.length === 0 ? null : joinExampleBodies(rule)),
  ])
  return addAlike(found, before, now, (one, other) =>
    Math.max(one.title === '' || other.title === '' ? 0 : likeness(one.title, other.title), sharedExamples(one, other)),
  )
}

export function pairExamples(
  before: ReadonlyArray<ComparableRule>,
  now: ReadonlyArray<ComparableRule>,
  rules: ReadonlyMap<ComparableRule, ComparableRule>,
): ReadonlyMap<ComparableExample, ComparableExample> {
  const found = new Map([...rules].flatMap(([one, other]) => [...pairWithin(one, other)]))
  const all = [before, now].map((list) => list.flatMap(({ examples }) => examples)) as [
    ComparableExample[],
    ComparableExample[],
  ]
  const left = filterUnpaired(...all, found)
  const moved = pairByKeys(left.before, left.now, [(each) => `${each.title}\n${getExampleBody(each)}`, getExampleBody])
  const rest = filterUnpaired(left.before, left.now, moved)
  const changed = pairAlike(rest.before, rest.now, (a, b) =>
    a.title === b.title ? likeness(getExampleText(a), getExampleText(b)) : 0,
  )
  return new Map([...found, ...moved, ...changed])
}
