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

/** A spreadsheet drops leading zeros or adds .0 when it takes a text, or a key, for a number. */
export function findSpoiledText(
  key: string,
  stored: ReadonlyArray<Cells>,
  given: ReadonlyArray<Cells>,
): ReadonlyArray<SpoiledCell> {
  const byKey = new Map(stored.map((cells) => [String(cells[key]), cells]))
  const byNumber = new Map([...byKey].flatMap(([id, cells]) => (number.test(id) ? [[Number(id), cells] as const] : [])))
  return given.flatMap((row, at) => {
    const id = String(row[key])
    const like = byKey.get(id) ?? (number.test(id) ? byNumber.get(Number(id)) : undefined)
    if (!like) return []
    return Object.entries(row).flatMap(([field, value]) =>
      isOtherwiseWritten(like[field], value) ? [{ at, field, message: describe(like[field], value) }] : [],
    )
  })
}
