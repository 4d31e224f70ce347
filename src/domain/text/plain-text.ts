const blanks = /\s\s+|[^\S ]/g

export const collapseWhitespace = (text: string): string => text.replace(blanks, ' ').trim()

export const lowerCaseText = (text: string | null): string => collapseWhitespace((text ?? '').toLowerCase())

/** Ignores case and blanks; an empty name equals nothing. */
export const isSameName = (a: string | null, b: string | null): boolean => {
  const name = lowerCaseText(a)
  return name !== '' && name === lowerCaseText(b)
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi

const decodeCharacter = (code: number, written: string) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written

/** Only numeric references and six names: the import resolves all others, so that browsers need no table. */
export const decodeEntities = (text: string): string =>
  text.replace(reference, (written: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? written
    return decodeCharacter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), written)
  })

const readMore = '... Read More'

export function truncate(text: string | null, limit: number): string {
  if (text === null || text.length <= limit) return text ?? ''
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') + readMore
}

const blockTags = new Set(
  `address article aside blockquote body br button caption center col colgroup dd details dialog dir div dl dt fieldset
  figcaption figure footer form frame h1 h2 h3 h4 h5 h6 head header hr html iframe img legend li main menu nav ol
  optgroup option p pre search section select summary table tbody td template textarea tfoot th thead title tr ul
  video`.split(/\s+/),
)

// Every alternative also ends at the end of the text, so that broken markup is read once and never twice.
const markup =
  /<!--[^]*?(?:-->|$)|<(script|style)(?=[\s/>]|$)[^]*?(?:<\/\1\s*>|$)|<[!?][^>]*(?:>|$)|<\/?([a-z][^\s/>]*)(?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi

const withoutMarkup = (html: string) =>
  html.replace(markup, (_match, _skipped, tag: string | undefined) =>
    tag && blockTags.has(tag.toLowerCase()) ? ' ' : '',
  )

export function plainText(html: string | null): string {
  if (html === null) return ''
  const text = html.includes('<') ? withoutMarkup(html) : html
  return collapseWhitespace(text.includes('&') ? decodeEntities(text) : text)
}
