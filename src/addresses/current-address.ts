import { pathFitter, tidyPath } from '#domain/visit/address.ts'
import { legacyTarget } from './legacy-addresses.ts'
import { paths } from './paths.ts'

type Address = { readonly pathname: string; readonly search: string; readonly hash: string }

/** The path of a page as the site writes it; null when no page has it. */
const pagePath = pathFitter(Object.values(paths).map(({ pattern }) => pattern))

/**
 * Where an address leads: to the page that has moved, or to the same page under the address the site writes. Ids, the
 * values of a query and fragments keep their case. Null when the address stands as it is, or no page has it
 * (C2.1-49 to C2.1-53).
 */
export function currentAddress({ pathname, search, hash }: Address): string | null {
  const path = tidyPath(pathname)
  const target = legacyTarget(path, search) ?? `${pagePath(path) ?? pathname}${search}`
  return target === `${pathname}${search}` ? null : `${target}${hash}`
}

/** The same for the address in a link of the site, such as `/Careers?x#y`. */
export function currentHref(href: string): string {
  const { pathname, search, hash } = new URL(href, 'https://this.site')
  return currentAddress({ pathname, search, hash }) ?? href
}
