const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'blockquote']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * The tags that HTML in content may hold, for the server that sanitises it at import and at render and for the browser
 * that sanitises it again. Other tags are left out and their text kept; scripts and styles go with their text.
 */
export const allowedTags: string[] = [...blocks, ...lists, ...inline, ...tables]

/** The same for HTML that may, or may not, have links. */
export const tagsOf = (hasLinks: boolean): string[] => allowedTags.filter((tag) => hasLinks || tag !== 'a')

/** The attributes that a tag may carry. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

const allowedSchemes = ['https', 'http', 'mailto', 'tel']

/** As a browser reads an address: without blanks and control characters at its ends, without tabs and line ends. */
const readAddress = (address: string) => address.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]/gu, '')

/** Whether a link may lead to an address: one of the allowed schemes, or a place on this site; never to another site without a scheme. */
export function isAllowedAddress(address: string): boolean {
  const read = readAddress(address)
  const [, scheme] = /^([^/\\?#]*?):/.exec(read) ?? []
  return scheme === undefined ? !/^[/\\]{2}/.test(read) : allowedSchemes.includes(scheme.toLowerCase())
}

/** Whether a tag keeps an attribute. Names are in small letters. */
export function keepsAttribute(tag: string, name: string, value: string): boolean {
  const names = Object.hasOwn(allowedAttributes, tag) ? allowedAttributes[tag] : undefined
  return names !== undefined && names.includes(name) && (name !== 'href' || isAllowedAddress(value))
}

type Attributes = Record<string, string>

const keepAllowed = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => keepsAttribute(tagName, name, value))),
})

/** The allowlist as `sanitize-html` takes it, at import and at render. */
export const sanitizeOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes,
  allowProtocolRelative: false,
  transformTags: { '*': keepAllowed },
}
