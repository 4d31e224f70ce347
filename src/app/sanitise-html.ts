import { allowedAttributes, allowedTags, keepsAttribute, sanitizeOptions } from '#contract/html-allowlist.ts'

/** HTML that is safe to show: text for the server, a trusted value for the browser. */
export type SafeHtml = string | TrustedHTML
export type Sanitise = (html: string) => SafeHtml

async function onTheServer(): Promise<Sanitise> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  return (html) => sanitizeHtml(html, sanitizeOptions).replaceAll(' />', '>')
}

async function inTheBrowser(): Promise<Sanitise> {
  const { default: purify } = await import('dompurify')
  const attributes = Object.values(allowedAttributes).flat()
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr &&= keepsAttribute(element.localName, event.attrName, event.attrValue)
  })
  return (html) =>
    purify.sanitize(html, { ALLOWED_TAGS: [...allowedTags], ALLOWED_ATTR: attributes, RETURN_TRUSTED_TYPE: true })
}

/** Cleans HTML from content once more before it is shown, under the one allowlist. */
export const sanitise: Sanitise = await (import.meta.env.SSR ? onTheServer() : inTheBrowser())
