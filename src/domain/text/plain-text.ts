import { decodeEntities } from './decode-entities.ts'
import { tidyBlanks } from './fold-text.ts'

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
  return tidyBlanks(text.includes('&') ? decodeEntities(text) : text)
}
