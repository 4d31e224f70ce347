declare const isClean: unique symbol

/** Made only by the sanitiser: a string on the server, `TrustedHTML` in the browser. */
export type SafeHtml = (string | TrustedHTML) & { readonly [isClean]: true }

export type Sanitise = (html: string, options?: { readonly hasLinks: boolean }) => SafeHtml
