const here = 'https://here.invalid'

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An address that leaves the site, or that some reader might take for one; judged again each time it can be decoded once more. */
function isUnsafe(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || /[\\\p{Cc}]/u.test(address)) return true
  const further = decoded(address)
  return further !== address && isUnsafe(further)
}

/** The first value of a query parameter, however its name is written. */
export const valueOf = (search: string, name: string) =>
  [...new URLSearchParams(search)].find(([key]) => key.toLowerCase() === name)?.[1]

/**
 * Where to go after signing in: the path, query and fragment that `redirect`, else `returnurl`, names (C2.1-19, C2.1-20).
 * Null for anything but a path of this site (C6-10), and for the sign-in page itself.
 * @param search the query of the sign-in page.
 */
export function returnAddress(search: string): string | null {
  const wanted = valueOf(search, 'redirect') ?? valueOf(search, 'returnurl') ?? ''
  const [path = ''] = wanted.split(/[?#]/)
  if (isUnsafe(path) || /[\\\p{Cc}]/u.test(wanted)) return null
  const { origin, pathname, search: query, hash } = new URL(wanted, here)
  if (origin !== here || pathname.startsWith('//') || /^\/account-login(\/|$)/i.test(pathname)) return null
  return `${pathname}${query}${hash}`
}
