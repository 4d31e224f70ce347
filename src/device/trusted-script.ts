type Policy = { readonly createScriptURL: (url: string, outside?: string) => string }
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const rules: Policy = {
  createScriptURL: (url, outside) => {
    const isOnSite = url.startsWith('/') && !url.startsWith('//')
    if (!isOnSite && !(outside && url.startsWith(`${outside}?`))) throw new Error(`${url} is no script of this site.`)
    return url
  },
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The name `app` must match the Trusted Types policy in the server's headers. */
const policy = trustedTypes?.createPolicy('app', rules) ?? rules

export const trustedScript = (url: string, outside?: string): string => policy.createScriptURL(url, outside)
