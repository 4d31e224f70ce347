import { lazyImport } from '#late/lazy-loading.ts'
import type { SafeHtml, Sanitise } from '#ui/prose/prose.tsx'
import { allowedAttributes, isAllowedAttribute, sanitizeOptions, listAllowedTags } from '#contract/html-allowlist.ts'

type Clean = (html: string, tags: string[]) => string | TrustedHTML

async function onTheServer(): Promise<Clean> {
  const { default: sanitizeHtml } = await lazyImport(() => import('sanitize-html'))
  return (html, allowedTags) => sanitizeHtml(html, { ...sanitizeOptions, allowedTags }).replaceAll(' />', '>')
}

async function inTheBrowser(): Promise<Clean> {
  const { default: purify } = await lazyImport(() => import('dompurify'))
  const attributes = Object.values(allowedAttributes).flat()
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr &&= isAllowedAttribute(element.localName, event.attrName, event.attrValue)
  })
  return (html, tags) =>
    purify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes, RETURN_TRUSTED_TYPE: true })
}

const clean = await (import.meta.env.SSR ? onTheServer() : inTheBrowser())

export const sanitise: Sanitise = (html, { hasLinks } = { hasLinks: true }) =>
  clean(html, listAllowedTags(hasLinks)) as SafeHtml
