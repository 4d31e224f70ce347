import { diff } from 'node:util'

export type Piece = { readonly in: 'both' | 'before' | 'now'; readonly text: string }

const splitWords = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** From here on a text counts as reworded: half of the words are the same, in the same order. */
export const likenessThreshold = 0.5

const kinds = { '0': 'both', '1': 'now', '-1': 'before' } as const

function diffWords(before: ReadonlyArray<string>, now: ReadonlyArray<string>): ReadonlyArray<Piece> {
  // Equal texts have no entries at all.
  if (before.join(' ') === now.join(' ')) return [{ in: 'both', text: now.join(' ') }]
  return diff(now, before).map(([kind, text]) => ({ in: kinds[String(kind) as keyof typeof kinds], text }))
}

/** Ignores order: a cheap upper bound of the ordered count. */
function countShared(one: ReadonlyArray<string>, other: ReadonlyArray<string>): number {
  const left = Map.groupBy(other, (word) => word)
  return one.filter((word) => left.get(word)?.pop() !== undefined).length
}

/** From 0 to 1: the share of words in both, in the same order, ignoring case. */
export function likeness(before: string, now: string): number {
  const [one, other] = [splitWords(before.toLowerCase()), splitWords(now.toLowerCase())]
  const all = one.length + other.length
  if (all === 0) return 1
  const most = (2 * countShared(one, other)) / all
  if (most < likenessThreshold || one.join(' ') === other.join(' ')) return most
  return (2 * diff(other, one).filter(([kind]) => kind === 0).length) / all
}

function joinPieces(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> {
  const joined: Piece[] = []
  let went: string[] = []
  let came: string[] = []
  const settle = () => {
    if (went.length > 0) joined.push({ in: 'before', text: went.join(' ') })
    if (came.length > 0) joined.push({ in: 'now', text: came.join(' ') })
    ;[went, came] = [[], []]
  }
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.in === 'before') went.push(piece.text)
    else if (piece.in === 'now') came.push(piece.text)
    else {
      settle()
      const current = joined.at(-1)
      if (current?.in === 'both' && current === last)
        joined[joined.length - 1] = { in: 'both', text: `${current.text} ${piece.text}` }
      else joined.push(piece)
    }
  }
  settle()
  return joined
}

export const markWords = (before: string, now: string): ReadonlyArray<Piece> =>
  joinPieces(diffWords(splitWords(before), splitWords(now)))

type ScoredPair<A, B> = { readonly one: A; readonly other: B; readonly score: number }

export function pairAlike<A, B>(
  before: Iterable<A>,
  now: Iterable<B>,
  computeLikeness: (one: A, other: B) => number,
): ReadonlyMap<A, B> {
  const others = [...now]
  const scored = [...before].flatMap((one) =>
    others.map((other): ScoredPair<A, B> => ({ one, other, score: computeLikeness(one, other) })),
  )
  const found = new Map<A, B>()
  const taken = new Set<B>()
  for (const { one, other } of scored
    .filter(({ score }) => score >= likenessThreshold)
    .toSorted((a, b) => b.score - a.score)) {
    if (found.has(one) || taken.has(other)) continue
    found.set(one, other)
    taken.add(other)
  }
  return found
}
