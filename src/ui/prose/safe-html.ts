declare const isClean: unique symbol

/** HTML that may be shown: text on the server, a trusted value in the browser. Only what cleans HTML makes one. */
export type SafeHtml = (string | TrustedHTML) & { readonly [isClean]: true }

/** Cleans HTML that came with content. */
export type Sanitise = (html: string) => SafeHtml
