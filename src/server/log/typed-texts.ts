const shortest = 3
export const wordPattern = /[\p{L}\p{N}\p{M}]{3,}/gu

export type TypedTexts = {
  readonly texts: ReadonlySet<string>
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

function readAddress(text: string): string | undefined {
  if (!/[%+]/.test(text)) return undefined
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

const longestEncoded = 1_000

function urlEncodings(text: string): ReadonlyArray<string> {
  if (text.length > longestEncoded || /^\w*$/.test(text)) return []
  const encoded = encodeURIComponent(text.toWellFormed())
  return [encoded, encoded.replaceAll('%20', '+')]
}

function* collectTexts(value: unknown): Generator<string> {
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

export function typedTexts(value: unknown, names: ReadonlySet<string> = new Set()): TypedTexts {
  const [texts, words] = [new Set<string>(), new Set<string>()]
  for (const text of collectTexts(value)) {
    const typed = text.trim()
    const small = typed.toLowerCase()
    if (typed.length < shortest || names.has(small)) continue
    for (const form of [typed, small, ...urlEncodings(typed)]) texts.add(form)
    for (const [found] of typed.matchAll(wordPattern)) words.add(found.toLowerCase())
  }
  return { texts, words }
}
