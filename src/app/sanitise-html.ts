import { lazyImport } from '#lazy/lazy-loading.ts'
import type { SafeHtml, Sanitise } from '#ui/prose/prose.tsx'
import { allowedAttributes, isAllowedAttribute, sanitizeOptions, listAllowedTags } from '#contract/html-allowlist.ts'

/** Content has no <div> of its own: those are taken out at import. */
const scroller = '<div role="group" aria-label="Table" tabindex="0">'
const letTablesScroll = (html: string) =>
  html.replaceAll('<table>', `${scroller}<table>`).replaceAll('</table>', '</table></div>')

type SanitizeHtml = (html: string, tags: string[]) => string | TrustedHTML

async function createServerSanitizer(): Promise<SanitizeHtml> {
  const { default: sanitizeHtml } = await lazyImport(() => import('sanitize-html'))
  return (html, allowedTags) =>
    letTablesScroll(sanitizeHtml(html, { ...sanitizeOptions, allowedTags }).replaceAll(' />', '>'))
}

async function createBrowserSanitizer(): Promise<SanitizeHtml> {
  const { default: purify } = await lazyImport(() => import('dompurify'))
  const attributes = [...Object.values(allowedAttributes).flat(), 'role', 'aria-label', 'tabindex']
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr &&=
      element.localName === 'div' || isAllowedAttribute(element.localName, event.attrName, event.attrValue)
  })
  return (html, tags) =>
    purify.sanitize(letTablesScroll(html), {
      ALLOWED_TAGS: [...tags, 'div'],
      ALLOWED_ATTR: attributes,
      RETURN_TRUSTED_TYPE: true,
    })
}

const clean = await (import.meta.env.SSR ? createServerSanitizer() : createBrowserSanitizer())

export const sanitize: Sanitise = (html, { hasLinks } = { hasLinks: true }) =>
  clean(html, listAllowedTags(hasLinks)) as SafeHtml
