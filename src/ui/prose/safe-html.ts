declare const isClean: unique symbol

/** HTML that may be shown: text on the server, a trusted value in the browser. Only what cleans HTML makes one. */
export type SafeHtml = (string | TrustedHTML) & { readonly [isClean]: true }

/** Cleans HTML that came with content. Where it has no links, their text is left of them. */
export type Sanitise = (html: string, options?: { readonly hasLinks: boolean }) => SafeHtml
