import { Refused } from './refused.ts'

/** Control characters other than tab and line ends, and halves of characters: no database keeps them. */
const unkeepable = /[^\P{Cc}\t\n\r\u0080-\u009F]|\p{Cs}/u

const mayHideOne = (text: string) => text.includes('\\') && /^\s*[{["]/.test(text)

/** What a text says as JSON, where it is JSON that has an escaped character. */
function readJson(text: string): unknown {
  if (!mayHideOne(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The first text anywhere in a value that meets a test; the depth of the value does not matter. */
function findText(value: unknown, test: (text: string) => boolean): string | undefined {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && test(next)) return next
    if (typeof next === 'object' && next !== null) for (const entry of Object.entries(next)) left.push(...entry)
  }
  return undefined
}

const isUnkeepable = (text: string) => unkeepable.test(text)
const tellsUnkeepable = (text: string) => isUnkeepable(text) || findText(readJson(text), isUnkeepable) !== undefined

/** Refuses a transaction with a character that no database keeps, also where it is written out in the JSON of an argument. @throws Refused */
export function refuseUnkeepableText(request: object): void {
  if (findText(request, tellsUnkeepable) !== undefined)
    throw new Refused(
      400,
      'The request holds a control character or half a character, which cannot be kept. Please remove it and try again.',
    )
}
