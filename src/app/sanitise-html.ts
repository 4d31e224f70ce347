import { lazyImport } from '#lazy/lazy-loading.ts'
import type { SafeHtml, Sanitise } from '#ui/prose/prose.tsx'
import { allowedAttributes, isAllowedAttribute, sanitizeOptions, listAllowedTags } from '#contract/html-allowlist.ts'

type SanitizeHtml = (html: string, tags: string[]) => string | TrustedHTML

async function createServerSanitizer(): Promise<SanitizeHtml> {
  const { default: sanitizeHtml } = await lazyImport(() => import('sanitize-html'))
  return (html, allowedTags) => sanitizeHtml(html, { ...sanitizeOptions, allowedTags }).replaceAll(' />', '>')
}

async function createBrowserSanitizer(): Promise<SanitizeHtml> {
  const { default: purify } = await lazyImport(() => import('dompurify'))
  const attributes = Object.values(allowedAttributes).flat()
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr &&= isAllowedAttribute(element.localName, event.attrName, event.attrValue)
  })
  return (html, tags) =>
    purify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, RETURN_TRUSTED_TYPE: true })
}

const clean = await (import.meta.env.SSR ? createServerSanitizer() : createBrowserSanitizer())

export const sanitize: Sanitise = (html, { hasLinks } = { hasLinks: true }) =>
  clean(html, listAllowedTags(hasLinks)) as SafeHtml
