import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { sanitizeOptions } from '#contract/html-allowlist.ts'

/** The attributes with their address resolved as on a page; without it where it is invalid. */
function absolute({ href, ...rest }: Attributes, page: string): Attributes {
  const address = href === undefined ? null : URL.parse(href, page)
  return address === null ? rest : { ...rest, href: address.href }
}

/** Sanitises HTML from content again before it leaves the site, where links without a host would lead nowhere. */
export const absoluteHtml = (html: string, page: string): string =>
  sanitizeHtml(html, {
    ...sanitizeOptions,
    transformTags: {
      ...sanitizeOptions.transformTags,
      a: (tagName, attribs) => ({ tagName, attribs: absolute(attribs, page) }),
    },
  })
