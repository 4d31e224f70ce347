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

export function loadScript(address: string, asked: Readonly<Record<string, string>>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.src = trustedScript(`${address}?${new URLSearchParams(asked)}`, address)
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error(`The script at ${address} did not load.`)))
  document.head.append(script)
  return promise
}

/** @param patience in milliseconds; after that it rejects with `late` */
export function withTimeout<Value>(wanted: Promise<Value>, patience: number, late: Error): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late), patience)
  return Promise.race([wanted, promise]).finally(() => clearTimeout(timer))
}
