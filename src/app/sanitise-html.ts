import { late } from '#late/late.ts'
import type { SafeHtml, Sanitise } from '#ui/prose/safe-html.ts'
import { allowedAttributes, allowedTags, keepsAttribute, sanitizeOptions } from '#contract/html-allowlist.ts'

type Clean = (html: string) => string | TrustedHTML

async function onTheServer(): Promise<Clean> {
  const { default: sanitizeHtml } = await late(() => import('sanitize-html'))
  return (html) => sanitizeHtml(html, sanitizeOptions).replaceAll(' />', '>')
}

async function inTheBrowser(): Promise<Clean> {
  const { default: purify } = await late(() => import('dompurify'))
  const attributes = Object.values(allowedAttributes).flat()
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr &&= keepsAttribute(element.localName, event.attrName, event.attrValue)
  })
  return (html) =>
    purify.sanitize(html, { ALLOWED_TAGS: [...allowedTags], ALLOWED_ATTR: attributes, RETURN_TRUSTED_TYPE: true })
}

const clean = await (import.meta.env.SSR ? onTheServer() : inTheBrowser())

/** Cleans HTML from content once more before it is shown, under the one allowlist. */
export const sanitise: Sanitise = (html) => clean(html) as SafeHtml
