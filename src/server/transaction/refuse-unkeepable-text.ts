import { Refused } from './refused.ts'

/** C0 controls except tab and line ends, DEL, and lone surrogates: not storable. */
const unkeepable = /[^\P{Cc}\t\n\r\u0080-\u009F]|\p{Cs}/u

const mayBeEscapedJson = (text: string) => text.includes('\\') && /^\s*[{["]/.test(text)

function readJson(text: string): unknown {
  if (!mayBeEscapedJson(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

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
const hasUnstorableText = (text: string) => isUnkeepable(text) || findText(readJson(text), isUnkeepable) !== undefined

export function refuseUnkeepableText(request: object): void {
  if (findText(request, hasUnstorableText) !== undefined)
    throw new Refused(
      400,
      'The request holds a control character or half a character, which cannot be kept. Please remove it and try again.',
    )
}
