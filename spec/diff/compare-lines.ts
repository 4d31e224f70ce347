import { likeness, pairAlike } from './match-words.ts'

/** Null where there was nothing before, or is nothing now. */
export type Change = { readonly before: string | null; readonly now: string | null }

function asUnordered(line: string): string {
  if (line.startsWith('with ')) return line.slice('with '.length).split(', ').toSorted().join(', ')
  if (!line.startsWith('Given ')) return line
  const [step = '', head = '', ...rows] = line.split('\n')
  return [step, head, ...rows.toSorted()].join('\n')
}

function without(lines: ReadonlyArray<string>, others: ReadonlyArray<string>) {
  const left = Map.groupBy(others, asUnordered)
  return lines.filter((line) => left.get(asUnordered(line))?.pop() === undefined)
}

const acts = (lines: ReadonlyArray<string>) => lines.filter((line) => line.startsWith('When '))

/** Order matters only for "When" steps; "Given" and "Then" may be in any order. */
export function compareLines(before: ReadonlyArray<string>, now: ReadonlyArray<string>): ReadonlyArray<Change> {
  const [went, came] = [without(before, now), without(now, before)]
  if (went.length + came.length === 0) {
    const [one, other] = [acts(before).join('\n'), acts(now).join('\n')]
    return one === other ? [] : [{ before: one, now: other }]
  }
  const reworded = pairAlike(went, came, likeness)
  const again = new Set(reworded.values())
  return [
    ...went.map((line) => ({ before: line, now: reworded.get(line) ?? null })),
    ...came.filter((line) => !again.has(line)).map((line) => ({ before: null, now: line })),
  ]
}
