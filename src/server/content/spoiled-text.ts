import { formatFoundValue } from './describe-problem.ts'

type Cells = Readonly<Record<string, unknown>>

type SpoiledCell = { readonly at: number; readonly field: string; readonly message: string }

const number = /^\d+(\.\d+)?$/

const isOtherwiseWritten = (stored: unknown, given: unknown) =>
  typeof stored === 'string' &&
  typeof given === 'string' &&
  stored !== given &&
  number.test(stored) &&
  number.test(given) &&
  Number(stored) === Number(given)

const describe = (stored: unknown, given: unknown) =>
  `The database has ${formatFoundValue(stored)}, and here it is ${formatFoundValue(given)}: a spreadsheet has taken a text for a number. Format the column as text and correct it, or import it as JSON if that is meant`

type Like = { readonly at: number; readonly order: number; readonly cells: ReadonlyArray<SpoiledCell> }

const isNumber = (id: string) => number.test(id)

/** A spreadsheet drops leading zeros or adds .0 when it takes a text, or a key, for a number. */
export function createSpoiledFinder(key: string, given: ReadonlyArray<Cells>) {
  const ids = given.map((row) => String(row[key]))
  const byId = new Map(ids.map((id, at) => [id, at]))
  const numbers = ids.flatMap((id, at) => (isNumber(id) ? [{ at, value: Number(id) }] : []))
  const byNumber = Map.groupBy(numbers, ({ value }) => value)
  const same = new Map<number, ReadonlyArray<SpoiledCell>>()
  const alike = new Map<number, Like>()
  const compare = (at: number, stored: Cells) =>
    Object.entries(given[at]!).flatMap(([field, value]) =>
      isOtherwiseWritten(stored[field], value) ? [{ at, field, message: describe(stored[field], value) }] : [],
    )
  return {
    look(stored: Cells) {
      const [id, order] = [String(stored[key]), Number(stored['ServerOrder'])]
      const exact = byId.get(id)
      if (exact !== undefined) same.set(exact, compare(exact, stored))
      for (const { at } of isNumber(id) ? (byNumber.get(Number(id)) ?? []) : [])
        if (at !== exact && (alike.get(at)?.order ?? -1) < order)
          alike.set(at, { at, order, cells: compare(at, stored) })
    },
    list: (): ReadonlyArray<SpoiledCell> =>
      [...same.values(), ...[...alike.values()].flatMap(({ at, cells }) => (same.has(at) ? [] : [cells]))]
        .flat()
        .toSorted((one, other) => one.at - other.at),
  }
}
