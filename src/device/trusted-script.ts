type Policy = { readonly createScriptURL: (url: string, outside?: string) => string }
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const rules: Policy = {
  createScriptURL: (url, outside) => {
    const isOfSite = url.startsWith('/') && !url.startsWith('//')
    if (!isOfSite && !(outside && url.startsWith(`${outside}?`))) throw new Error(`${url} is no script of this site.`)
    return url
  },
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The policy `app`, the only one under which this site names scripts by their address (see the server's headers). */
const policy = trustedTypes?.createPolicy('app', rules) ?? rules

/**
 * The address of a script of this site, as a browser with Trusted Types asks for it.
 * @param outside the address of an outside service whose script is wanted, without what is asked of it
 */
export const trustedScript = (url: string, outside?: string): string => policy.createScriptURL(url, outside)
