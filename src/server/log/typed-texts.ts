const shortest = 3
/** A word of three characters or more. */
export const wordPattern = /[\p{L}\p{N}\p{M}]{3,}/gu

/** What somebody typed, as an error may quote it. */
export type TypedTexts = {
  /** The texts whole, without the blanks around them: as they were typed, in small letters, and as in an address. */
  readonly texts: ReadonlySet<string>
  /** Their words in small letters. */
  readonly words: ReadonlySet<string>
}

function readJson(text: string): unknown {
  if (!/^\s*[{["]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a text says as a part of an address. */
function readAddress(text: string): string | undefined {
  if (!/[%+]/.test(text)) return undefined
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

const longestEncoded = 1_000

/** A text as an address, or a form that is sent, has it: twice where it has blanks. */
function encodingsOf(text: string): ReadonlyArray<string> {
  if (text.length > longestEncoded || /^\w*$/.test(text)) return []
  const encoded = encodeURIComponent(text.toWellFormed())
  return [encoded, encoded.replaceAll('%20', '+')]
}

/** Every text and number anywhere in a value, also in the JSON and the addresses that its texts hold; names of fields are none. */
function* textsIn(value: unknown): Generator<string> {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'number') yield String(next)
    if (typeof next === 'object' && next !== null) for (const entry of Object.values(next)) left.push(entry)
    if (typeof next !== 'string') continue
    yield next
    const address = readAddress(next)
    if (address !== undefined && address !== next) yield address
    left.push(readJson(next))
  }
}

/**
 * Collects what somebody typed, three characters or more, in one pass over it.
 * @param value whatever holds it, such as a request
 * @param names what is a name of the site's own, in small letters, and is not collected
 */
export function typedTexts(value: unknown, names: ReadonlySet<string> = new Set()): TypedTexts {
  const [texts, words] = [new Set<string>(), new Set<string>()]
  for (const text of textsIn(value)) {
    const typed = text.trim()
    const small = typed.toLowerCase()
    if (typed.length < shortest || names.has(small)) continue
    for (const form of [typed, small, ...encodingsOf(typed)]) texts.add(form)
    for (const [found] of typed.matchAll(wordPattern)) words.add(found.toLowerCase())
  }
  return { texts, words }
}
