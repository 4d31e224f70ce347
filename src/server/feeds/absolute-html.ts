import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { sanitizeOptions } from '#contract/html-allowlist.ts'

function absolute({ href, ...rest }: Attributes, page: string): Attributes {
  const address = href === undefined ? null : URL.parse(href, page)
  return address === null ? rest : { ...rest, href: address.href }
}

export const absoluteHtml = (html: string, page: string): string =>
  sanitizeHtml(html, {
    ...sanitizeOptions,
    transformTags: {
      ...sanitizeOptions.transformTags,
      a: (tagName, attribs) => ({ tagName, attribs: absolute(attribs, page) }),
    },
  })
