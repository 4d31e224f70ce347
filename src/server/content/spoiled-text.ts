import { showFound } from './describe-problem.ts'

type Cells = Readonly<Record<string, unknown>>

/** A text that a spreadsheet took for a number: the place of its row, from 0, and what is wrong. */
type Spoiled = { readonly at: number; readonly field: string; readonly message: string }

const number = /^\d+(\.\d+)?$/

const isOtherwiseWritten = (stored: unknown, given: unknown) =>
  typeof stored === 'string' &&
  typeof given === 'string' &&
  stored !== given &&
  number.test(stored) &&
  number.test(given) &&
  Number(stored) === Number(given)

const describe = (stored: unknown, given: unknown) =>
  `The database has ${showFound(stored)}, and here it is ${showFound(given)}: a spreadsheet has taken a text for a number. Format the column as text and correct it, or import it as JSON if that is meant`

/** Finds texts, keys too, that are the number that is stored, written otherwise: zeros at the beginning are lost, or .0 has come. */
export function findSpoiledText(
  key: string,
  stored: ReadonlyArray<Cells>,
  given: ReadonlyArray<Cells>,
): ReadonlyArray<Spoiled> {
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
