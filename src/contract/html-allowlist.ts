const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'blockquote']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/**
 * The tags that HTML in content may hold, for the server that sanitises it at import and at render and for the browser
 * that sanitises it again. Other tags are left out and their text kept; scripts and styles go with their text.
 */
export const allowedTags: string[] = [...blocks, ...lists, ...inline, ...tables]

/** The attributes that a tag may carry. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** What an absolute address may begin with; paths on this site are always allowed. */
export const allowedSchemes: string[] = ['https', 'http', 'mailto', 'tel']
