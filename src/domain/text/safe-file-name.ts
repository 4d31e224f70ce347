import { longestFileName as longest } from '#contract/upload.ts'

const dropped = /[^ -~\u00A0-\u00FF]|[:*?"><|\\/.]/g

/** Ligatures, wide letters and others that Unicode writes with plain letters too; Latin-1 has its own ½ and ². */
const beyondLatin1 = /[^\0-\u00FF]+/gu

const lookalikes: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\u2018-\u201B\u2032\u02BC]/g, "'"],
]

const toPlainLetters = (text: string) =>
  lookalikes.reduce(
    (plain, [letters, letter]) => plain.replace(letters, letter),
    text
      .normalize('NFC')
      .replace(beyondLatin1, (letters) => letters.normalize('NFKC'))
      .normalize('NFC'),
  )

/** Windows keeps them for itself, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00B9\u00B2\u00B3])$/i

const extensionOf = (name: string) => /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''

const safeStem = (text: string) => text.replace(dropped, '').replaceAll(/ {2,}/g, ' ').trim()

/** File systems count bytes of UTF-8, of which a letter beyond ASCII has two. */
function cutTo(bytes: number, text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read).trimEnd()
}

const join = (stem: string, extension: string) => cutTo(longest - extension.length, stem) + extension

/** @param nameless stands for a name without a letter or digit of Latin-1 */
export function safeFileName(name: string, nameless = 'file'): string {
  const whole = toPlainLetters(name).trim()
  const extension = extensionOf(whole)
  const stem = safeStem(whole.slice(0, whole.length - extension.length))
  const named = /[\p{L}\p{N}]/u.test(stem) ? stem : safeStem(toPlainLetters(nameless)) || 'file'
  const usable = deviceName.test(named) ? `${named}_` : named
  return join(usable, extension)
}

/** @param ending without a dot */
export function withEnding(name: string, ending: string): string {
  const extension = extensionOf(name)
  return extension.toLowerCase() === `.${ending}`
    ? name
    : join(name.slice(0, name.length - extension.length), `.${ending}`)
}
