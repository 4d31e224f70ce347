const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'blockquote']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * Used by the server at import and render, and by the browser. Other tags are dropped but keep their text; scripts and
 * styles go entirely.
 */
export const allowedTags: string[] = [...blocks, ...lists, ...inline, ...tables]

export const listAllowedTags = (hasLinks: boolean): string[] => allowedTags.filter((tag) => hasLinks || tag !== 'a')

export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'title'],
  ol: ['start'],
  li: ['value'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

const allowedSchemes = ['https', 'http', 'mailto', 'tel']

/** As browsers read it: no blanks or control characters at the ends, no tabs or line ends. */
const readAddress = (address: string) => address.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]/gu, '')

export function isAllowedAddress(address: string): boolean {
  if (address.length > 2_000) return false
  const read = readAddress(address)
  const [, scheme] = /^([^/\\?#]*?):/.exec(read) ?? []
  return scheme === undefined ? !/^[/\\]{2}/.test(read) : allowedSchemes.includes(scheme.toLowerCase())
}

export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  return (
    Object.hasOwn(allowedAttributes, tag) &&
    allowedAttributes[tag]!.includes(name) &&
    (name !== 'href' || isAllowedAddress(value))
  )
}

type Attributes = Record<string, string>

const filterAttributes = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => isAllowedAttribute(tagName, name, value)),
  ),
})

export const sanitizeOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes,
  allowProtocolRelative: false,
  transformTags: { '*': filterAttributes },
}
